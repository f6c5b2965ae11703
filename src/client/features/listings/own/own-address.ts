import { shareOutcomeOf, type ShareOutcome } from "#contract/share-target.ts";
import { paths } from "../../../paths.ts";
import { pageInAddress } from "../../../platform/page-in-address.ts";

/** The open dialog at /items: in the address, so that reload and back work, and drafts are reopened (D4). */
export type OwnAddress =
  /** @property page From 1. */
  | { open: "list"; page: number }
  /** The form of a draft, or of a room that is edited: both have the room's id. NEW_DRAFT has none yet. */
  | { open: "form"; id: string }
  /** Where what another app shares arrives (A27). */
  | { open: "shared"; outcome: ShareOutcome };

/** @param query The address' query, with or without its question mark. */
export function readOwnAddress(query: string): OwnAddress {
  const asked = new URLSearchParams(query);
  const form = asked.get("form");
  if (form) return { open: "form", id: form };
  const outcome = shareOutcomeOf(asked.get("shared"));
  if (outcome !== null) return { open: "shared", outcome };
  return { open: "list", page: pageInAddress(asked) };
}

/** @param page From 1. */
export function listUrl(page = 1): string {
  return page > 1 ? `${paths.ownListings}?${new URLSearchParams({ page: `${page}` }).toString()}` : paths.ownListings;
}
