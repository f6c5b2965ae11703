import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { Chip, ChipButton } from "../surface/chip.tsx";
import type { Wishes } from "../url/search-url.ts";
import type { Criteria } from "../url/use-criteria.ts";
import { wishesIn, wishesWithout, type EditedWish } from "./wishes.ts";

const WishEditor = lazyPart(async () => (await import("./wish-editor.tsx")).WishEditor);

/**
 * What a sentence asks for that the filters have no place for: wishes, in the same row. A tap edits one, its cross
 * removes it, either without AI or quota.
 */
export function WishChips({ criteria }: { criteria: Criteria }) {
  const { i18n } = useLingui();
  const [edited, setEdited] = useState<EditedWish | null>(null);
  const { asked, apply } = criteria;
  const applyWishes = (wishes: Wishes) => apply({ ...asked, wishes });
  return (
    <>
      {wishesIn(i18n, asked.wishes).map((one) => (
        <li key={one.keyword}>
          <Chip
            label={one.text}
            value={one.text}
            onOpen={() => setEdited(one)}
            onNear={WishEditor.preload}
            onRemove={() => applyWishes(wishesWithout(asked.wishes, one))}
          />
        </li>
      ))}
      <li>
        <ChipButton look="add" onClick={() => setEdited("new")} onNear={WishEditor.preload}>
          <Icon of={Plus} size={16} />
          {i18n._("ai-search.said.add")}
        </ChipButton>
        <LazyBoundary missing={<PartFailed />}>
          {edited !== null && (
            <WishEditor
              edited={edited}
              wishes={asked.wishes}
              onDone={(changed) => {
                setEdited(null);
                applyWishes(changed);
              }}
              onClose={() => setEdited(null)}
            />
          )}
        </LazyBoundary>
      </li>
    </>
  );
}
