import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { LazyBoundary } from "../../../ui/lazy-boundary.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { PartFailed } from "../../../ui/states/part-failed.tsx";
import { Chip, ChipButton } from "../surface/chip.tsx";
import type { Criteria } from "../url/use-criteria.ts";
import { wishesIn, wishesWithout, type EditedWish } from "./wishes.ts";

const WishEditor = lazyPart(async () => (await import("./wish-editor.tsx")).WishEditor);

interface Props {
  criteria: Criteria;
}

/**
 * What a sentence asks for that the filters have no place for: wishes, in the same row. A tap edits one, its cross removes it, either
 * without AI or quota.
 */
export function WishChips({ criteria }: Props) {
  const { i18n } = useLingui();
  const { asked, apply } = criteria;
  const [edited, setEdited] = useState<string | null>(null);
  return wishesIn(i18n, asked.wishes).map((one) => (
    <li key={one.keyword} data-set="">
      <Chip
        label={one.text}
        value={one.text}
        onOpen={() => setEdited(one.keyword)}
        onNear={WishEditor.preload}
        onRemove={() => apply({ ...asked, wishes: wishesWithout(asked.wishes, one) })}
      />
      {edited === one.keyword && <Editor edited={one} criteria={criteria} onClose={() => setEdited(null)} />}
    </li>
  ));
}

/** Adds a wish to those of a sentence. */
export function AddWish({ criteria }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <ChipButton look="add" onClick={() => setOpen(true)} onNear={WishEditor.preload}>
        <Icon of={Plus} size={16} />
        {i18n._("ai-search.said.add")}
      </ChipButton>
      {isOpen && <Editor edited="new" criteria={criteria} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Editor({ edited, criteria, onClose }: Props & { edited: EditedWish; onClose: () => void }) {
  const { asked, apply } = criteria;
  return (
    <LazyBoundary missing={<PartFailed />}>
      <WishEditor
        edited={edited}
        wishes={asked.wishes}
        onDone={(wishes) => {
          onClose();
          apply({ ...asked, wishes });
        }}
        onClose={onClose}
      />
    </LazyBoundary>
  );
}
