import { useLingui } from "@lingui/react";
import { Sparkles, X } from "lucide";
import { useState } from "react";
import { useSWRConfig, type Cache } from "swr";
import { accessToken } from "../../../api/credentials/session.ts";
import { Icon } from "../../../ui/icon.tsx";
import { loadInstalledSentences } from "../../../platform/language/i18n.ts";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { installedScreen } from "../../../platform/language/lazy-screen.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import type { SearchText } from "../surface/typed-text.ts";
import { DEFAULT_STATE } from "../url/search-url.ts";
import { isAiActive } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";

const AiForVisitors = installedScreen(async () => (await import("./ai-for-visitors.tsx")).AiForVisitors);

/**
 * The AI search, in the search line. While one is active its button clears (PR-407). Visitors without an account are told how
 * to get it, and what there is without (PR-207).
 */
export function AiButton({ search, text }: { search: Search; text: SearchText }) {
  const { i18n } = useLingui();
  const { cache } = useSWRConfig();
  const [sentence, setSentence] = useState<string | null>(null);
  const isVisitor = accessToken.value === null;
  const ask = () => {
    // Visitors may look at what it is with nothing typed.
    const checked = isVisitor ? text.typed.trim() : text.checked();
    if (checked === null) return;
    if (isVisitor) setSentence(checked);
    else void askAi(search, checked, cache);
  };
  // Separate elements: one reused under a finger would ask for what it has just cleared.
  if (isAiActive(search.state)) {
    return (
      <button key="clear" type="button" aria-label={i18n._("ai-search.clear")} onClick={search.clear} className={SHAPE}>
        <Icon of={X} size={18} />
        <span className="lg:hidden">{i18n._("ai-search.clear.short")}</span>
        <span className="max-lg:hidden">{i18n._("ai-search.clear")}</span>
      </button>
    );
  }
  return (
    <>
      <button
        key="ask"
        type="button"
        aria-haspopup={isVisitor ? "dialog" : undefined}
        aria-label={isVisitor ? i18n._("ai-search.login-prompt") : i18n._("ai-search.submit")}
        onClick={ask}
        className={`${SHAPE} w-17 lg:w-32`}
      >
        <Icon of={Sparkles} size={18} />
        <span className="lg:hidden">{i18n._("ai-search.short")}</span>
        <span className="max-lg:hidden">{i18n._("ai-search.submit")}</span>
      </button>
      <LazyBoundary missing={<PartFailed />}>
        {sentence !== null && <AiForVisitors search={search} sentence={sentence} onClose={() => setSentence(null)} />}
      </LazyBoundary>
    </>
  );
}

const SHAPE =
  "inline-flex h-11 shrink-0 items-center justify-center gap-1.5 rounded-full bg-brick-tint px-3 font-semibold whitespace-nowrap text-brick-deep hover:bg-line";

// Loaded when it is wanted: most visits never ask. Without it the search itself says that it could not be loaded.
async function askAi({ state, go }: Search, sentence: string, cache: Cache): Promise<void> {
  const next = { ...DEFAULT_STATE, mode: "ai" as const, sentence, values: { ...state.values, keyword: "" } };
  const loading = Promise.all([import("./wish-for-reading.ts"), loadInstalledSentences()]);
  const [part] = await loading.catch(() => []);
  part?.wishForReading(next, cache);
  go(next);
}
