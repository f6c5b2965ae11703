import { draftsInAccount } from "#offline/account-drafts/in-account.ts";
import { useDraftsQuery } from "../../drafts/store/use-drafts-query.ts";

const NONE: ReadonlySet<string> = new Set();

/** Ids of a user's drafts that are whole in their account, photos included; follows the sync. */
export function useDraftsInAccount(owner: string): ReadonlySet<string> {
  return useDraftsQuery(() => draftsInAccount(owner).catch(() => NONE), owner) ?? NONE;
}
