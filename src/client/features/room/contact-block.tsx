import { loginPath, signUpPath } from "../../api/credentials/return-path.ts";
import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { paths } from "../../paths.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ContactRow } from "./contact-row.tsx";

/** Where a room's contact stands, for the bar that leads there. */
export const CONTACT_ID = "contact";

/** The poster's contact details; the server gives them to signed-in users only. */
export function ContactBlock({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const contacts = [listing.email, listing.contact_info ?? ""].filter((contact) => contact !== "");
  if (contacts.length === 0) return accessToken.value === null ? <LoginForContact listing={listing} /> : null;
  return (
    <section
      id={CONTACT_ID}
      tabIndex={-1}
      aria-label={i18n._("contact.heading")}
      className="grid gap-1 rounded-card bg-paper p-4"
    >
      <h3 className="font-semibold">{i18n._("contact.heading")}</h3>
      <div className="grid divide-y divide-line *:not-first:pt-2">
        {contacts.map((contact) => (
          <ContactRow key={contact} text={contact} />
        ))}
      </div>
    </section>
  );
}

function LoginForContact({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const here = paths.room(listing.id);
  return (
    <section
      id={CONTACT_ID}
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-paper p-4"
    >
      <p>{i18n._("contact.log-in")}</p>
      <div className="flex gap-3">
        <ButtonLink href={loginPath(here)}>{i18n._("session.log-in")}</ButtonLink>
        <ButtonLink href={signUpPath(here)}>{i18n._("login.sign-up")}</ButtonLink>
      </div>
    </section>
  );
}
