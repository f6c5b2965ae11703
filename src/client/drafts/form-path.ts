import type { DraftKind } from "#offline/drafts/draft.ts";
import { paths } from "../paths.ts";

/** The address of the form in which a room or request is written. @param id The draft's, which is the row's. */
export function formPath(kind: DraftKind, id: string): string {
  return `${listPath(kind)}?${new URLSearchParams({ form: id })}`;
}

/** Where one's own rooms and requests are listed. */
export function listPath(kind: DraftKind): string {
  return kind === "listing" ? paths.ownListings : paths.ownRequests;
}
