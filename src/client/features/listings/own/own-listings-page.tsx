import { useLingui } from "@lingui/react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { usePacedSearch } from "../../../platform/use-paced-search.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { ListingFormPage } from "../form/listing-form-page.tsx";
import { SharedPage } from "../shared/shared-page.tsx";
import { readOwnAddress } from "./own-address.ts";
import { OwnListings } from "./own-listings.tsx";

/** `/items`: one's own rooms, and their form (PR-208). */
export function OwnListingsPage() {
  const address = readOwnAddress(usePacedSearch());
  const owner = ownerOf(accessToken.value);
  // Keyed by user: no state is left on the screen for the next user.
  switch (address.open) {
    case "form":
      return <ListingFormPage key={owner} owner={owner} id={address.id} />;
    case "shared":
      return <SharedPage key={owner} owner={owner} outcome={address.outcome} />;
    case "list":
      return <TitledList key={owner} owner={owner} page={address.page} />;
  }
}

function TitledList(props: { owner: string; page: number }) {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("own-listings.title"));
  return <OwnListings {...props} />;
}
