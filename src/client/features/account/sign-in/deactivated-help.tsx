import { useLingui } from "@lingui/react";
import { useSupportEmail } from "../../../api/site.ts";

/** For the owner of a deactivated account: that a mail tells why and how to appeal, and whom to write to. */
export function DeactivatedHelp() {
  const { i18n } = useLingui();
  const email = useSupportEmail();
  return (
    <p>
      {i18n._("login.deactivated.mailed")}
      {email !== null && (
        <>
          {" "}
          {i18n._("login.deactivated.support")}{" "}
          <a href={`mailto:${email}`} className="wrap-anywhere underline">
            <bdi>{email}</bdi>
          </a>
        </>
      )}
    </p>
  );
}
