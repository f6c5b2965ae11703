import { useLingui } from "@lingui/react";
import { CHECK_IDS, type CheckId, type ViewingContent } from "#domain/viewings/viewing.ts";
import type { Edit } from "../detail/use-edits.ts";
import { Section } from "../detail/section.tsx";
import { answered } from "./answer-count.ts";
import { CheckItem } from "./check-item.tsx";

/** The questions in the order in which a room is walked through. */
const GROUPS: readonly { name: string; ids: readonly CheckId[] }[] = [
  { name: /*i18n*/ "viewings.checklist.look", ids: between("damp", "wifi") },
  { name: /*i18n*/ "viewings.checklist.house", ids: between("kitchen", "alarms") },
  { name: /*i18n*/ "viewings.checklist.ask", ids: between("bills", "landlord") },
];

/** What to look at and ask at a viewing; each question has three answers and room for a note. */
export function Checklist({ content, edit }: { content: ViewingContent; edit: Edit }) {
  const { i18n } = useLingui();
  const count = answered(content);
  return (
    <Section
      id="checklist"
      title={i18n._("viewings.checklist")}
      beside={
        <span className="figures text-ink-soft" aria-live="polite">
          {i18n._("viewings.checklist.progress", { count, all: CHECK_IDS.length })}
        </span>
      }
    >
      <progress
        aria-label={i18n._("viewings.checklist")}
        max={CHECK_IDS.length}
        value={count}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-moss [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-moss"
      />
      {GROUPS.map(({ name, ids }) => (
        <div key={name} className="grid gap-1">
          <h3 className="pt-2 text-sm font-semibold text-ink-soft">{i18n._(name)}</h3>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {ids.map((id) => (
              <CheckItem key={id} id={id} check={content.checks[id]} edit={edit} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function between(first: CheckId, last: CheckId): readonly CheckId[] {
  return CHECK_IDS.slice(CHECK_IDS.indexOf(first), CHECK_IDS.indexOf(last) + 1);
}
