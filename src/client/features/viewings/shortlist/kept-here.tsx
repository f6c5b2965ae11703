import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { SavedViewing } from "#offline/viewings/saved-viewing.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { shownText } from "../../../platform/text/shown-text.ts";
import { Button } from "../../../ui/button.tsx";
import { OpenContact } from "../../room/contact/open-contact.tsx";
import { useClosedContacts, useContact } from "../../room/contact/use-contact.ts";
import { useIsRisky } from "../../room/warnings/use-warnings.ts";

interface KeptHereProps {
  /** None while they are not known. */
  viewings: readonly SavedViewing[];
}

/** Says what the list is for and which parts of its rooms open without a network: contacts only once they were opened. */
export function KeptHere({ viewings }: KeptHereProps) {
  const { i18n } = useLingui();
  const closed = useClosedContacts(viewings.map(({ listing }) => listing));
  const hasAllPhotos = viewings.every(({ photosKept, photosAll }) => photosKept >= photosAll);
  const isAllKept = viewings.length > 0 && hasAllPhotos && closed?.length === 0;
  return (
    <div className="grid gap-2">
      <p className="max-w-prose text-pretty text-ink-soft">
        {isAllKept ? i18n._("viewings.text") : i18n._("viewings.text.partly")}
      </p>
      {closed !== undefined && closed.length > 0 && (
        <MissingContacts viewings={viewings.filter(({ listing }) => closed.includes(listing.id))} />
      )}
    </div>
  );
}

/** Each is opened by a press of its own: openings are counted, and a room with signs of a scam asks first. */
function MissingContacts({ viewings }: { viewings: readonly SavedViewing[] }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isOnline = connection.value === "online";
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-pretty text-amber">{i18n._("viewings.contacts-missing", { count: viewings.length })}</p>
      {!isOnline && <p className="text-sm text-sky">{i18n._("viewings.contacts-missing.offline")}</p>}
      {isOnline && !isOpen && (
        <Button onClick={() => setOpen(true)}>
          {i18n._("viewings.contacts-missing.open", { count: viewings.length })}
        </Button>
      )}
      {isOnline && isOpen && (
        <ul className="grid w-full grid-cols-1 gap-2 divide-y divide-line">
          {viewings.map((viewing) => (
            <MissingContact key={viewing.id} viewing={viewing} />
          ))}
        </ul>
      )}
    </div>
  );
}

function MissingContact({ viewing: { listing } }: { viewing: SavedViewing }) {
  const { i18n } = useLingui();
  const contact = useContact("listing", listing);
  const isRisky = useIsRisky(listing, connection.value !== "online") === true;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-2">
      <bdi className="min-w-0 text-pretty">{shownText(i18n, listing.title)}</bdi>
      <OpenContact contact={contact} isShort isRisky={isRisky} />
    </li>
  );
}
