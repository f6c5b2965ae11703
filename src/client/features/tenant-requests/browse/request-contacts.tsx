import { useLingui } from "@lingui/react";
import { ChevronDown, Copy } from "lucide";
import { copyText } from "../../../platform/copy-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { OpenContact } from "../../room/contact/open-contact.tsx";
import { useContact } from "../../room/contact/use-contact.ts";
import { hasStrong } from "../../room/warnings/use-warnings.ts";
import type { Request } from "./use-requests.ts";

/** A tenant's contact details, opened by a press and counted; collapsed where they are known, with a safety warning. */
export function RequestContacts({ request }: { request: Request }) {
  const { i18n } = useLingui();
  const contact = useContact("request", request);
  const { lines } = contact;
  const hasNone = lines === null ? request.has_contact === false : lines.length === 0;
  if (hasNone) return <p className="text-sm text-ink-soft">{i18n._("wanted.no-contact")}</p>;
  if (lines === null) return <OpenContact contact={contact} isShort isRisky={hasStrong(request.signs ?? [])} />;
  return (
    <details open={!contact.isGiven} className="group rounded-control bg-paper px-3">
      <summary className="touch flex list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {i18n._("contact.heading")}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-1 pb-2">
        {lines.map((line) => (
          <p key={line} className="flex items-center justify-between gap-2">
            <bdi className="min-w-0 whitespace-pre-line">{line}</bdi>
            <button
              type="button"
              onClick={() => void copyText(i18n, line)}
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
