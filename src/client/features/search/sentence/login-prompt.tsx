import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { useLocation, useSearch } from "wouter";
import { loginPath } from "../../../api/credentials/return-path.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** Stands where the AI search is, for visitors who are not signed in (PR-601). */
export function LoginPrompt() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const query = useSearch();
  return (
    <div className="flex items-center gap-3">
      <Icon of={Sparkles} className="text-brick" />
      <p className="min-w-0 grow text-sm text-ink-soft">{i18n._("ai-search.login-prompt")}</p>
      <ButtonLink href={loginPath(`${path}?${query}`)} className="shrink-0">
        {i18n._("session.log-in")}
      </ButtonLink>
    </div>
  );
}
