import { useLingui } from "@lingui/react";
import { Copy, Link as LinkIcon, Mail, MessageCircle, Phone, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { isXhsLink } from "#domain/tidy/xhs-link.ts";
import { phoneNumberIn, whatsAppNumberIn } from "#domain/listings/contact-numbers.ts";
import { copyText } from "../../../platform/copy-text.ts";
import { Icon } from "../../../ui/icon.tsx";

/** A way to reach a poster, as they wrote it: copied, or written or called to at once where the text is such an address. */
export function ContactRow({ text }: { text: string }) {
  const { i18n } = useLingui();
  const isMail = /^[^\s@]+@[^\s@]+$/.test(text);
  const phone = isMail || isXhsLink(text) ? null : phoneNumberIn(text);
  const whatsApp = isMail || isXhsLink(text) ? null : whatsAppNumberIn(text);
  return (
    <CopyRow text={text}>
      {isXhsLink(text) && <RowLink icon={LinkIcon} href={text} label={i18n._("room.fact.xhs.open")} isAway />}
      {isMail && <RowLink icon={Mail} href={`mailto:${text}`} label={i18n._("contact.mail")} />}
      {phone !== null && <RowLink icon={Phone} href={`tel:${phone}`} label={i18n._("contact.call")} />}
      {whatsApp !== null && <RowLink icon={MessageCircle} href={`https://wa.me/${whatsApp}`} label="WhatsApp" isAway />}
    </CopyRow>
  );
}

interface CopyProps {
  text: string;
  /** What else can be done with it: `RowLink`s. */
  children?: ReactNode;
}

/** A text with its copy button and what else can be done with it. */
export function CopyRow({ text, children }: CopyProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid">
      <p className="whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
      <div className="-ml-3 flex flex-wrap">
        <button
          type="button"
          onClick={() => void copyText(i18n, text)}
          aria-label={i18n._("contact.copy", { text })}
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

/** A link that stands at the end of a contact's row. */
export function RowLink({ icon, href, label, isAway = false }: LinkProps) {
  const target = isAway ? { target: "_blank", rel: "noopener noreferrer nofollow ugc" } : {};
  return (
    <a href={href} {...target} className={ACTION}>
      <Icon of={icon} size={18} />
      {label}
    </a>
  );
}

const ACTION = "touch inline-flex items-center gap-2 rounded-control px-3 text-sky hover:underline";
