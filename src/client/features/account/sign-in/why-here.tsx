import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useSearch } from "wouter";
import { screenPath } from "../../../api/credentials/return-path.ts";
import { sessionEnd, type SessionEnd } from "../../../api/credentials/session-end.ts";
import { paths } from "../../../paths.ts";
import { leadsToContact } from "../leads-to-contact.ts";
import { MessageBox } from "../message-box.tsx";
import { DeactivatedHelp } from "./deactivated-help.tsx";

/** Why one stands at the login: a session that ended, or a screen that needs one. Nothing for those who came to log in. */
export function WhyHere() {
  const { i18n } = useLingui();
  const query = useSearch();
  const end = sessionEnd.value;
  if (end !== null) {
    const text = END_TEXTS[end] ?? OTHER_END;
    return (
      <MessageBox tone="notice" footer={text === DEACTIVATED && <DeactivatedHelp />}>
        {i18n._(text)}
      </MessageBox>
    );
  }
  const wish = wishText(i18n, query);
  return wish === null ? null : <MessageBox tone="hint">{wish}</MessageBox>;
}

const OTHER_END = /*i18n*/ "login.ended";

const DEACTIVATED = /*i18n*/ "login.ended.deactivated";

/** Catalogue ids. The code may be one of a later build of the server. */
const END_TEXTS: Partial<Record<SessionEnd, string>> = {
  session_ended_elsewhere: /*i18n*/ "login.ended.elsewhere",
  session_ended_by_password: /*i18n*/ "login.ended.password",
  session_ended_by_address: /*i18n*/ "login.ended.address",
  session_ended_by_deactivation: DEACTIVATED,
  inactive_account: DEACTIVATED,
  session_ended_by_reuse: /*i18n*/ "login.ended.reuse",
  session_expired: /*i18n*/ "login.ended.expired",
  account_gone: /*i18n*/ "login.ended.gone",
  other_tab: /*i18n*/ "login.ended.other-tab",
};

/** What a login is for, where it leads back to. */
function wishText(i18n: I18n, query: string): string | null {
  if (leadsToContact(query)) return i18n._("login.for-contact");
  const wanted = screenPath(new URLSearchParams(query).get("next"));
  if (wanted === null) return null;
  const { pathname, searchParams } = new URL(wanted, location.origin);
  if (searchParams.has("shared") || pathname === paths.home) return null;
  return pathname.startsWith(paths.item("")) ? i18n._("login.for-listing") : i18n._("login.for-screen");
}
