import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import type { Understanding } from "#domain/search/understanding.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Search } from "../url/use-search.ts";
import { FeedbackPrompt } from "./feedback-prompt.tsx";
import { QuotaLeft } from "../sentence/quota-left.tsx";
import type { InterpretationState } from "../sentence/use-interpretation.ts";
import type { SentenceResults } from "../fit/use-sentence-results.ts";

interface Props {
  search: Search;
  results: SentenceResults;
  reading: NonNullable<InterpretationState["reading"]>;
}

/** How the sentence of an AI search was read, and by whom. The row of criteria has its criteria. */
export function Understood({ search, results, reading }: Props) {
  const { i18n } = useLingui();
  const { sentence } = search.state;
  const isUnreached = reading.by === "phone";
  const title = isUnreached ? i18n._("ai-search.read-here") : i18n._("ai-search.understood");
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <Icon of={Sparkles} className="text-brick" />
          {title}
        </h2>
        <QuotaLeft />
      </div>
      <Note reading={reading} />
      {isUnreached && accessToken.value !== null && connection.value === "online" && (
        <Button className="justify-self-start" onClick={results.askAi}>
          {i18n._("ai-search.ask-again")}
        </Button>
      )}
      {reading.by === "ai" && results.rooms !== null && <FeedbackPrompt key={sentence} sentence={sentence} />}
    </section>
  );
}

function isEmpty({ keywords, ...others }: Understanding): boolean {
  return keywords.length === 0 && Object.values(others).every((value) => value === null);
}

/** The AI's own words; or else that, and why, there are none. */
function Note({ reading }: Pick<Props, "reading">) {
  const { i18n } = useLingui();
  if (reading.by === "ai") return reading.reasoning && <p className="text-pretty">{reading.reasoning}</p>;
  return <p className="text-pretty text-sky">{note()}</p>;

  function note(): string {
    if (isEmpty(reading.wanted)) return i18n._("ai-search.nothing-read");
    return reading.by === "user" ? i18n._("ai-search.corrected") : i18n._("ai-search.read-here.unreached");
  }
}
