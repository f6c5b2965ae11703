import type { DraftKind } from "#offline/drafts/draft.ts";
import { paths } from "../paths.ts";

/** The address of the form for a room or request. @param id The draft's, which is the row's. */
export function formPath(kind: DraftKind, id: string): string {
  return `${listPath(kind)}?${new URLSearchParams({ form: id }).toString()}`;
}

/** The address of the list of one's own rooms or requests. */
export function listPath(kind: DraftKind): string {
  return kind === "listing" ? paths.ownListings : paths.ownRequests;
}
