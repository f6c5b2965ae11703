import { useLingui } from "@lingui/react";
import { Link, useLocation } from "wouter";
import { hasEnded } from "#domain/listings/listing.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { openedHere } from "../../../platform/opened-here.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { paths } from "../../../paths.ts";
import type { MatchCount } from "../../matches/match-counts.ts";
import { MatchesLink } from "../../matches/matches-link.tsx";
import { WarningPanel } from "../../room/warnings/panel/warning-panel.tsx";
import { OpeningsNote } from "../../room/contact/openings-note.tsx";
import { ownUrl, readOwnAddress } from "../own/own-address.ts";
import { RequestFacts } from "./request-facts.tsx";

interface Props {
  request: TenantRequest;
  /** How much fits it. */
  match: MatchCount | undefined;
  onRemove: () => void;
}

/** One's own request in a dialog over the list. It has its own address: back closes it. */
export function OpenRequest({ request, match, onRemove }: Props) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const close = () => {
    // A hidden dialog fires close too: after a link in it was followed, that address stays.
    if (!isAddressed(request.id)) return;
    if (openedHere()) history.back();
    else navigate(ownUrl({ open: "list" }), { replace: true });
  };
  return (
    <Sheet
      title={<bdi>{cityLabel(request.city, currentLanguage())}</bdi>}
      closeLabel={i18n._("dialog.close")}
      onClose={close}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="danger" onClick={onRemove}>
            {i18n._("own-requests.delete")}
          </Button>
          <ButtonLink look="primary" href={ownUrl({ open: "form", id: request.id })}>
            {i18n._("own-requests.edit")}
          </ButtonLink>
        </div>
      }
    >
      <div className="grid gap-4">
        {hasEnded(request, useToday()) && (
          <p className="rounded-control bg-amber-tint px-4 py-2 text-amber">{i18n._("own-requests.expired.text")}</p>
        )}
        {request.awaits_check === true && (
          <div className="rounded-control bg-amber-tint px-4 py-2 text-amber">
            <p className="text-pretty">{i18n._("room.awaits-check.own")}</p>
            <Link
              href={ownUrl({ open: "form", id: request.id })}
              className="touch inline-flex items-center font-semibold underline"
            >
              {i18n._("own-requests.edit")}
            </Link>
          </div>
        )}
        <WarningPanel about="request" heading="h3" city={request.city} signs={request.signs ?? []} />
        <RequestFacts request={request} />
        <OpeningsNote row={request} />
        <MatchesLink count={match} />
      </div>
    </Sheet>
  );
}

function isAddressed(id: string): boolean {
  const address = readOwnAddress(location.search);
  return location.pathname === paths.ownRequests && address.open === "request" && address.id === id;
}
