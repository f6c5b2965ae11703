import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { formPath } from "../../../drafts/form-path.ts";
import { paths } from "../../../paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { listUrl } from "./own-address.ts";
import { useClone } from "./use-clone.ts";

/** The owner's actions on the page of their own room, beside sharing it; renders nothing for other users. */
export function OwnRoomBar({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const clone = useClone(owner);
  if (listing.owner_id !== owner) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={formPath("listing", listing.id)}>{i18n._("own-listings.edit")}</ButtonLink>
      <Button onClick={() => void clone(listing)}>{i18n._("own-listings.clone")}</Button>
      <ButtonLink href={paths.roomMatches(listing.id)}>{i18n._("matches.requests.title")}</ButtonLink>
      <ButtonLink href={listUrl()}>{i18n._("own-listings.title")}</ButtonLink>
    </div>
  );
}
