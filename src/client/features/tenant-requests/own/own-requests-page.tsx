import { useLingui } from "@lingui/react";
import { useSearch } from "wouter";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { readOwnAddress } from "./own-address.ts";
import { OwnRequests } from "./own-requests.tsx";
import { RequestFormPage } from "../form/request-form-page.tsx";

/** `/tenant_post`: one's own wanted-to-rent requests, and their form (PR-209). */
export function OwnRequestsPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("menu.own-requests"));
  const address = readOwnAddress(useSearch());
  const owner = ownerOf(accessToken.value);
  // Keyed by user: no state is left on the screen for the next user.
  return address.open === "form" ? (
    <RequestFormPage key={owner} owner={owner} wanted={address.id} />
  ) : (
    <OwnRequests key={owner} owner={owner} openId={address.open === "request" ? address.id : null} />
  );
}
