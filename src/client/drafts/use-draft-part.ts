import { computed, type ReadonlySignal } from "@preact/signals-react";
import { useMemo } from "react";
import type { Draft, DraftKind } from "#offline/drafts/draft.ts";
import type { DraftSession } from "./draft-session.ts";

/**
 * A part of an open draft. What changes beside it, such as a photo that is stored, draws nothing anew.
 * @param part The same function at each drawing; what it returns is compared by identity.
 */
export function useDraftPart<Kind extends DraftKind, Part>(
  draftSession: Pick<DraftSession<Kind>, "draft">,
  part: (draft: Draft<Kind>) => Part,
): Part {
  return useMemo(() => computed(() => part(draftSession.draft.value)), [draftSession, part]).value;
}

/** Whether anything has been put into an open draft. A signal, so that what does not show it is not drawn anew for it. */
export function isTouchedIn({ kept }: Pick<DraftSession, "kept">): ReadonlySignal<boolean> {
  return computed(() => kept.value.name !== "untouched");
}

/** What is typed in a draft's form. */
export function typedOf({ typed }: Draft): Draft["typed"] {
  return typed;
}
