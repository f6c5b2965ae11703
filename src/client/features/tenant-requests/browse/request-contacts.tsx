import { useLingui } from "@lingui/react";
import { ChevronDown, Copy } from "lucide";
import { copyText } from "../../../platform/copy-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Request } from "./use-requests.ts";

/** A tenant's contact details: collapsed at first, and shown with a safety warning. */
export function RequestContacts({ request }: { request: Request }) {
  const { i18n } = useLingui();
  const contacts = [request.email, request.contact_info ?? ""].map((contact) => contact.trim()).filter(Boolean);
  if (contacts.length === 0) return <p className="text-sm text-ink-soft">{i18n._("wanted.no-contact")}</p>;
  return (
    <details className="group rounded-control bg-paper px-3">
      <summary className="touch flex list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {i18n._("contact.heading")}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-1 pb-2">
        {contacts.map((contact) => (
          <p key={contact} className="flex items-center justify-between gap-2">
            <bdi className="min-w-0 whitespace-pre-line">{contact}</bdi>
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
        <p className="text-sm text-ink-soft">{i18n._("wanted.contact.caution")}</p>
      </div>
    </details>
  );
}
