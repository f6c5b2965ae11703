import { ownerCaps } from "../../forms/owner-caps.ts";
import { countActive, countOwn } from "./own-listing-store.ts";

/** Rooms of one person that have not ended: I-16. Ended, paused and let ones stay until they are deleted. */
export const listingCaps = ownerCaps({
  code: "too_many_listings",
  noun: "rooms",
  mostActive: 50,
  mostKept: 500,
  countActive,
  countOwn,
});
