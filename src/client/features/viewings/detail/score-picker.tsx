import { useLingui } from "@lingui/react";
import { Star } from "lucide";
import { SCORES, type Score } from "#domain/viewings/viewing.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Section } from "./section.tsx";
import type { Edit } from "./use-edits.ts";

/** How much one likes the room, from 1 to 5. The score that is given is taken back by pressing it again. */
export function ScorePicker({ score, edit }: { score: Score | null; edit: Edit }) {
  const { i18n } = useLingui();
  const give = (given: Score) =>
    void edit((content) => ({ ...content, score: given === score ? null : given })).catch(() => undefined);
  return (
    <Section
      id="score"
      title={i18n._("viewings.score")}
      beside={score !== null && <span className="figures text-ink-soft">{i18n._("viewings.score.of", { score })}</span>}
    >
      <div role="group" aria-labelledby="score-title" className="flex gap-1">
        {SCORES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === score}
            aria-label={i18n._("viewings.score.of", { score: each })}
            onClick={() => give(each)}
            className="touch grid grow place-items-center rounded-control text-brick hover:bg-paper sm:grow-0"
          >
            <Icon of={Star} size={28} className={score !== null && each <= score ? "fill-current" : ""} />
          </button>
        ))}
      </div>
    </Section>
  );
}
