import { useLingui } from "@lingui/react";
import type { Listing } from "#domain/listings/listing.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { loginPath, signUpPath } from "../../../api/credentials/return-path.ts";
import { paths } from "../../../paths.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ContactRow } from "./contact-row.tsx";
import { wishForContact } from "../../../session/contact-wish.ts";
import { OpenContact } from "./open-contact.tsx";
import { OpeningsNote } from "./openings-note.tsx";
import { CONTACT_ID } from "./show-contact.ts";
import { useIsRisky } from "../warnings/use-warnings.ts";
import { useContact } from "./use-contact.ts";
import { useContactWish } from "./use-contact-wish.ts";

/** How the poster is reached: closed until its reader opens it; visitors log in first. */
export function ContactBlock({ listing, isGone }: { listing: Listing; isGone: boolean }) {
  const { i18n } = useLingui();
  const contact = useContact("listing", listing);
  const { lines } = contact;
  const isOwn = listing.owner_id !== null && listing.owner_id === ownerOf(accessToken.value);
  const isRisky = useIsRisky(listing, isGone || isOwn);
  useContactWish(listing.id, contact, isRisky);
  if (lines === null && accessToken.value === null) return <LoginForContact listing={listing} />;
  return (
    <section
      id={CONTACT_ID}
      tabIndex={-1}
      aria-label={i18n._("contact.heading")}
      className="grid gap-1 rounded-card border border-line bg-paper p-4"
    >
      <h3 className="font-semibold">{i18n._("contact.heading")}</h3>
      {lines === null ? (
        <OpenContact contact={contact} isRisky={isRisky === true} />
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
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-paper p-4"
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
