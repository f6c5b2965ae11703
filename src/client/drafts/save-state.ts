/** Whether the typed text is saved. */
export type SaveState =
  /** Nothing has been typed yet. */
  | { name: "untouched" }
  | { name: "saving" }
  /**
   * @property at Epoch milliseconds by the phone's clock.
   * @property afterLoss Whether the browser had emptied the store meanwhile, so that the photos are gone (D7).
   */
  | { name: "saved"; at: number; afterLoss: boolean }
  /**
   * Only this page has it: the phone is full, storage is blocked in this window or does not answer, or another tab has the
   * draft.
   */
  | { name: "unsaved"; reason: "full" | "blocked" | "silent" | "elsewhere" };

/** Whether leaving would lose nothing: what another tab has is saved there. */
export function isSaved(state: SaveState): boolean {
  return state.name === "unsaved" ? state.reason === "elsewhere" : state.name !== "saving";
}

/** Whether the phone's store does not answer. */
export function isSilent(state: SaveState): boolean {
  return state.name === "unsaved" && state.reason === "silent";
}
