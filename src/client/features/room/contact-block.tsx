import { loginPath } from "../../api/credentials/return-path.ts";
import { useLingui } from "@lingui/react";
import { Copy } from "lucide";
import type { Listing } from "#domain/listings/listing.ts";
import { paths } from "../../paths.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { copyText } from "../../platform/copy-text.ts";

/** The poster's contact details; the server gives them to signed-in users only. */
export function ContactBlock({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const contacts = [listing.email, listing.contact_info ?? ""].filter((contact) => contact !== "");
  if (contacts.length === 0) return accessToken.value === null ? <LoginForContact listing={listing} /> : null;
  return (
    <section aria-label={i18n._("contact.heading")} className="grid gap-1 rounded-card bg-paper p-4">
      <h3 className="font-semibold">{i18n._("contact.heading")}</h3>
      {contacts.map((contact) => (
        <p key={contact} className="flex items-center justify-between gap-2">
          <bdi className="min-w-0">{contact}</bdi>
          <button
            type="button"
            onClick={() => void copyText(i18n, contact)}
            className="touch inline-flex shrink-0 items-center gap-2 rounded-control px-3 text-sky hover:underline"
          >
            <Icon of={Copy} size={18} />
            {i18n._("copy")}
          </button>
        </p>
      ))}
    </section>
  );
}

function LoginForContact({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-paper p-4">
      <p>{i18n._("contact.log-in")}</p>
      <ButtonLink href={loginPath(paths.room(listing.id))}>{i18n._("session.log-in")}</ButtonLink>
    </section>
  );
}
