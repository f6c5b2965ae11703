import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { useLocation, useSearch } from "wouter";
import { accessToken } from "../../../api/credentials/session.ts";
import { herePath, loginPath } from "../../../api/credentials/return-path.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LoginPrompt } from "./login-prompt.tsx";
import { QuotaLeft } from "./quota-left.tsx";

/** Below the first rooms: the login prompt that visitors have for the AI search (PR-601), or what is left of today's. */
export function AiNote() {
  return (
    <p className="flex h-9 items-center gap-2 text-sm text-ink-soft">
      <Icon of={Sparkles} size={16} className="text-brick" />
      {accessToken.value === null ? <VisitorsPrompt /> : <QuotaNote />}
    </p>
  );
}

function VisitorsPrompt() {
  // Rendered at each navigation, so that the link carries the current path.
  useLocation();
  useSearch();
  return <LoginPrompt href={loginPath(herePath())} />;
}

function QuotaNote() {
  const { i18n } = useLingui();
  return (
    <span className="min-w-0 truncate">
      {i18n._("ai-search.label")} <QuotaLeft />
    </span>
  );
}
