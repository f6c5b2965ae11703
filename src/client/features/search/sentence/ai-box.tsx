import { useLingui } from "@lingui/react";
import { Sparkles, X } from "lucide";
import { useSWRConfig } from "swr";
import { ownerOf } from "#offline/session/owner-of.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useQuotaLeft } from "./ai-quota.ts";
import { isFresh } from "../../../api/use-api-query.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { DEFAULT_STATE } from "../url/search-url.ts";
import { readSearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { searchKey, wishForAi, type Interpretation, type Refused } from "./interpretation.ts";
import { SentenceField } from "./sentence-field.tsx";
import { useInterpretation } from "./use-interpretation.ts";

/** The AI search of signed-in users. While one is active its input is locked and its button clears (PR-407). */
export function AiBox({ search }: { search: Search }) {
  const { i18n } = useLingui();
  const askAi = useAskAi(search);
  const { refusal } = useInterpretation(search.state);
  const isActive = search.state.mode === "ai" && refusal === null;
  return (
    <SentenceField
      label={
        <span className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex items-center gap-2">
            <Icon of={Sparkles} size={18} className="text-brick" />
            {i18n._("ai-search.label")}
          </span>
          <QuotaBadge />
        </span>
      }
      sentence={search.state.sentence}
      disabled={isActive}
      onSearch={askAi}
    >
      {/* Separate elements: one reused under a finger would submit the form that it has just cleared. */}
      {isActive ? (
        <Button key="clear" onClick={search.clear}>
          <Icon of={X} />
          {i18n._("ai-search.clear")}
        </Button>
      ) : (
        <Button key="submit" look="primary" type="submit">
          {i18n._("ai-search.submit")}
        </Button>
      )}
    </SentenceField>
  );
}

/** Asks the AI and goes to page 1 of its answer. An answer of the last five minutes is reused. */
function useAskAi(search: Search): (sentence: string) => void {
  const { cache } = useSWRConfig();
  return (sentence) => {
    const values = { ...search.values, keyword: "" };
    // Invalid filters are reported beside them.
    if (readSearchValues(values).problems.length > 0) return void search.submit(values);
    const next = { ...DEFAULT_STATE, mode: "ai" as const, sentence, values };
    const key = searchKey(ownerOf(accessToken.peek()), next);
    const known = cache.get(key)?.data as Interpretation | Refused | undefined;
    const isKnown = known !== undefined && "found" in known && known.found !== null && isFresh(known.found);
    if (!isKnown) void wishForAi(key);
    search.go(next);
  };
}

/** How many AI searches are left today. */
function QuotaBadge() {
  const { i18n } = useLingui();
  const quota = useQuotaLeft();
  if (quota === null) return null;
  return (
    <Badge tone={quota.left > 0 ? "moss" : "amber"}>
      <span className="figures">{i18n._("ai-search.quota-left", { left: quota.left, limit: quota.limit })}</span>
    </Badge>
  );
}
