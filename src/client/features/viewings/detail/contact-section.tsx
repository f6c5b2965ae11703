import { useLingui } from "@lingui/react";
import { Copy, Mail, MapPin, Phone, type IconNode } from "lucide";
import type { ReactNode } from "react";
import type { Listing } from "#domain/listings/listing.ts";
import { mapLink } from "#domain/listings/map-link.ts";
import { copyText } from "../../../platform/copy-text.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Icon } from "../../../ui/icon.tsx";
import { placeText } from "../place-text.ts";
import { phoneNumberIn } from "./phone-number.ts";
import { Section } from "./section.tsx";

/** Address and phone number as text that can be copied: offline a map's link alone is useless. */
export function ContactSection({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const map = mapLink(listing);
  const contact = listing.contact_info?.trim() ?? "";
  const number = phoneNumberIn(contact);
  return (
    <Section id="reach" title={i18n._("viewings.reach")}>
      <div className="grid grid-cols-1 gap-2 divide-y divide-line">
        <Row text={placeText(listing)} />
        <Row text={map} look="text-sm text-ink-soft">
          <RowLink icon={MapPin} href={map} label={i18n._("room.map")} isAway />
        </Row>
        {connection.value !== "online" && (
          <p className="pb-2 text-sm text-pretty text-sky">{i18n._("viewings.reach.offline")}</p>
        )}
        {listing.email !== "" && (
          <Row text={listing.email}>
            <RowLink icon={Mail} href={`mailto:${listing.email}`} label={i18n._("viewings.reach.mail")} />
          </Row>
        )}
        {contact !== "" && (
          <Row text={contact}>
            {number !== null && <RowLink icon={Phone} href={`tel:${number}`} label={i18n._("viewings.reach.call")} />}
          </Row>
        )}
      </div>
    </Section>
  );
}

/** A text with its copy button and what else can be done with it. */
function Row({ text, look = "", children }: { text: string; look?: string; children?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="grid">
      <p className={`whitespace-pre-line ${look}`}>
        <bdi>{text}</bdi>
      </p>
      <div className="-ml-3 flex flex-wrap">
        <button
          type="button"
          onClick={() => void copyText(i18n, text)}
          aria-label={i18n._("viewings.copy", { text })}
          className={ACTION}
        >
          <Icon of={Copy} size={18} />
          {i18n._("copy")}
        </button>
        {children}
      </div>
    </div>
  );
}

interface LinkProps {
  icon: IconNode;
  href: string;
  label: string;
  /** Leads to another site. */
  isAway?: boolean;
}

function RowLink({ icon, href, label, isAway = false }: LinkProps) {
  const target = isAway ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a href={href} {...target} className={ACTION}>
      <Icon of={icon} size={18} />
      {label}
    </a>
  );
}

const ACTION = "touch inline-flex items-center gap-2 rounded-control px-3 text-sky hover:underline";
