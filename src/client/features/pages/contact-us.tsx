import { useLingui } from "@lingui/react";
import { Mail } from "lucide";
import { useSupportEmail } from "../../api/site.ts";
import { Icon } from "../../ui/icon.tsx";

/** The support address; says so where none is configured. Its height is the same either way. */
export function ContactUs() {
  const { i18n } = useLingui();
  const email = useSupportEmail();
  return (
    <div className="grid min-h-28 max-w-prose content-start gap-1 md:min-h-24">
      {email === null ? (
        <p>{i18n._("about.contact.unset")}</p>
      ) : (
        <>
          <p>{i18n._("about.contact.text")}</p>
          <a href={`mailto:${email}`} className="touch inline-flex items-center gap-2 text-sky underline">
            <Icon of={Mail} />
            <bdi>{email}</bdi>
          </a>
        </>
      )}
    </div>
  );
}
