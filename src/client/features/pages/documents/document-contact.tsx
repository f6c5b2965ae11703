import { useLingui } from "@lingui/react";
import { DocumentPart, type Part } from "./document-part.tsx";

export const CONTACT_PART: Part = { anchor: "contact", heading: /*i18n*/ "document.contact" };

/** How to reach the team; says so where no address is configured. @param email Null where there is none. */
export function DocumentContact({ text, email }: { text: string; email: string | null }) {
  const { i18n } = useLingui();
  return (
    <DocumentPart part={CONTACT_PART}>
      {email === null ? (
        <p>{i18n._("document.contact.unset")}</p>
      ) : (
        <p>
          {text}{" "}
          <a href={`mailto:${email}`} className="touch inline-flex items-center text-sky underline">
            <bdi>{email}</bdi>
          </a>
        </p>
      )}
    </DocumentPart>
  );
}
