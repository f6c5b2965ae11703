import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import { useState } from "react";
import { useToday } from "../../../platform/clock/use-today.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { Chip, ChipButton } from "../surface/chip.tsx";
import type { Criteria } from "../url/use-criteria.ts";
import { criteriaTexts, without, type Criterion } from "./criteria-texts.ts";

const CriteriaEditor = lazyPart(async () => (await import("./criteria-editor.tsx")).CriteriaEditor);

/** The chip being edited, or a new one. */
export type Edited = Criterion | "new";

/**
 * What a sentence asks for that the filters have no place for: room type and wishes, in the same row. A tap edits one, its cross
 * removes it, either without AI or quota.
 */
export function WishChips({ criteria }: { criteria: Criteria }) {
  const { i18n } = useLingui();
  const today = useToday();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { asked, apply } = criteria;
  const wishes = criteriaTexts(i18n, asked, today).filter(({ kind }) => kind === "room_type" || kind === "keyword");
  return (
    <>
      {wishes.map((one) => (
        <li key={`${one.kind} ${one.keyword}`}>
          <Chip
            label={one.text}
            value={one.text}
            onOpen={() => setEdited(one)}
            onNear={CriteriaEditor.preload}
            onRemove={() => apply(without(asked, one))}
          />
        </li>
      ))}
      <li>
        <ChipButton look="add" onClick={() => setEdited("new")} onNear={CriteriaEditor.preload}>
          <Icon of={Plus} size={16} />
          {i18n._("ai-search.said.add")}
        </ChipButton>
        <LazyBoundary missing={<PartFailed />}>
          {edited !== null && (
            <CriteriaEditor
              edited={edited}
              asked={asked}
              onDone={(changed) => {
                setEdited(null);
                apply(changed);
              }}
              onClose={() => setEdited(null)}
            />
          )}
        </LazyBoundary>
      </li>
    </>
  );
}
