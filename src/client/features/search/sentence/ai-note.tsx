import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { Link, useLocation, useSearch } from "wouter";
import { accessToken } from "../../../api/credentials/session.ts";
import { herePath, loginPath } from "../../../api/credentials/return-path.ts";
import { Icon } from "../../../ui/icon.tsx";
import { QuotaLeft } from "./quota-left.tsx";

/** Below the search line: the login prompt that visitors have for the AI search (PR-601), or what is left of today's. */
export function AiNote() {
  return (
    <p className="flex h-9 items-center gap-2 text-sm text-ink-soft">
      <Icon of={Sparkles} size={16} className="text-brick" />
      {accessToken.value === null ? <LoginPrompt /> : <QuotaNote />}
    </p>
  );
}

function LoginPrompt() {
  const { i18n } = useLingui();
  // Rendered at each navigation, so that the link carries the current path.
  useLocation();
  useSearch();
  return (
    <>
      <span className="min-w-0 truncate">{i18n._("ai-search.login-prompt")}</span>
      <Link
        href={loginPath(herePath())}
        className="touch inline-flex shrink-0 items-center font-semibold text-sky hover:underline"
      >
        {i18n._("session.log-in")}
      </Link>
    </>
  );
}

function QuotaNote() {
  const { i18n } = useLingui();
  return (
    <span className="min-w-0 truncate">
      {i18n._("ai-search.label")} <QuotaLeft />
    </span>
  );
}
