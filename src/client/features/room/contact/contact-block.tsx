import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { loginPath, signUpPath } from "../../../api/credentials/return-path.ts";
import { paths } from "../../../paths.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ContactRow } from "./contact-row.tsx";
import { takeContactWish, wishForContact } from "./contact-wish.ts";
import { OpenContact } from "./open-contact.tsx";
import { OpeningsNote } from "./openings-note.tsx";
import { useContact } from "./use-contact.ts";

/** Where a room's contact stands, for the bar that leads there. */
export const CONTACT_ID = "contact";

/** How the poster is reached: closed until its reader opens it; visitors log in first. */
export function ContactBlock({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const contact = useContact("listing", listing);
  const { lines, isClosed, open } = contact;
  useEffect(() => {
    if (isClosed && takeContactWish(listing.id)) void open();
    // `open` is a new function at each render, with the same behaviour.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isClosed, listing.id]);
  if (lines === null && accessToken.value === null) return <LoginForContact listing={listing} />;
  return (
    <section
      id={CONTACT_ID}
      tabIndex={-1}
      aria-label={i18n._("contact.heading")}
      className="grid gap-1 rounded-card bg-paper p-4"
    >
      <h3 className="font-semibold">{i18n._("contact.heading")}</h3>
      {lines === null ? (
        <OpenContact contact={contact} />
      ) : (
        <div className="grid divide-y divide-line *:not-first:pt-2">
          {lines.map((line) => (
            <ContactRow key={line} text={line} />
          ))}
        </div>
      )}
      <OpeningsNote row={listing} />
    </section>
  );
}

function LoginForContact({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const here = paths.room(listing.id);
  const wish = () => wishForContact(listing.id);
  return (
    <section
      id={CONTACT_ID}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-paper p-4"
    >
      <p>{i18n._("contact.log-in")}</p>
      <div className="flex gap-3">
        <ButtonLink href={loginPath(here)} onClick={wish}>
          {i18n._("session.log-in")}
        </ButtonLink>
        <ButtonLink href={signUpPath(here)} onClick={wish}>
          {i18n._("login.sign-up")}
        </ButtonLink>
      </div>
    </section>
  );
}
