import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import type { Listing } from "#domain/listings/listing.ts";
import { formPath } from "../../../drafts/form-path.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { cloneListing } from "./clone-listing.ts";

/** Begins another room like one that was posted, and opens its form. */
export function useClone(owner: string): (listing: Listing) => Promise<void> {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  return async (listing) => {
    try {
      navigate(formPath("listing", await cloneListing(owner, listing)));
    } catch {
      // The phone is full, or storage is blocked in this window: the room itself is unchanged.
      toast("error", i18n._("own-listings.clone.failed"));
    }
  };
}
