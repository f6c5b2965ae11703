import { useLingui } from "@lingui/react";
import { Link } from "wouter";

/** The login prompt that visitors have in the place of the AI search (PR-601). @param props.href The login's address. */
export function LoginPrompt({ href }: { href: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <span className="line-clamp-2 min-w-0">{i18n._("ai-search.login-prompt")}</span>
      <Link href={href} className="touch inline-flex shrink-0 items-center font-semibold text-sky hover:underline">
        {i18n._("session.log-in")}
      </Link>
    </>
  );
}
