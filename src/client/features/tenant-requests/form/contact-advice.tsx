import { useLingui } from "@lingui/react";

/** Who reads the contact details, and which to give (PR-507). */
export function ContactAdvice() {
  const { i18n } = useLingui();
  return <span className="text-amber">{i18n._("request.contact.advice")}</span>;
}
