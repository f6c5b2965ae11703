import { useCallback, useState } from "react";
import type { ViewingContent } from "#domain/viewings/viewing.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { editViewing } from "#offline/viewings/edit-viewing.ts";
import type { SaveState } from "../../../drafts/save-state.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";

/** Stores a change, on top of other tabs' changes. @throws When it can't be stored. */
export type Edit = (change: (content: ViewingContent) => ViewingContent) => Promise<void>;

export interface Edits {
  edit: Edit;
  /** The state of the last save. */
  kept: SaveState;
}

/** The only way in which the screen of a saved room writes: every change is stored at once. */
export function useEdits(owner: string, id: string): Edits {
  const [kept, setKept] = useState<SaveState>({ name: "untouched" });
  const edit = useCallback<Edit>(
    async (change) => {
      const releaseHold = holdUpdates("viewing");
      setKept({ name: "saving" });
      try {
        await editViewing(owner, id, change);
        setKept({ name: "saved", at: Date.now(), afterLoss: false });
      } catch (error) {
        setKept({ name: "unsaved", reason: error instanceof PhoneFullError ? "full" : "blocked" });
        throw error;
      } finally {
        releaseHold();
      }
    },
    [owner, id],
  );
  return { edit, kept };
}
