import { useLingui } from "@lingui/react";
import { Mail } from "lucide";
import { Link } from "wouter";
import { paths } from "../paths.ts";
import { accessToken } from "../api/credentials/session.ts";
import { useSupportEmail } from "../api/site.ts";
import { unsent } from "../drafts/store/unsent.ts";
import { Icon } from "../ui/icon.tsx";

/** Below the menu: support, unsent work for signed-in users, what everybody may read, the product's story. */
export function MenuFoot({ onChoose }: { onChoose?: () => void }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._("menu.foot")} className="mt-auto border-t border-line pt-2 text-sm">
      {accessToken.value !== null && <Support />}
      <ul className="flex flex-wrap">
        {/* With unsent work it stands in the menu above. */}
        {accessToken.value !== null && unsent.value.all === 0 && (
          <FootLink to={paths.outbox} text={i18n._("menu.outbox")} onChoose={onChoose} />
        )}
        <FootLink to={paths.storage} text={i18n._("menu.kept")} onChoose={onChoose} />
        <FootLink to={paths.reports} text={i18n._("menu.reports")} onChoose={onChoose} />
        <FootLink to={paths.safety} text={i18n._("document.safety")} onChoose={onChoose} />
        <FootLink to={paths.terms} text={i18n._("document.terms")} onChoose={onChoose} />
        <FootLink to={paths.privacy} text={i18n._("document.privacy")} onChoose={onChoose} />
        <FootLink to={paths.milestone} text={i18n._("milestone.title")} onChoose={onChoose} />
        <FootLink to={paths.changelog} text={i18n._("changelog.title")} onChoose={onChoose} />
      </ul>
    </nav>
  );
}

function FootLink({ to, text, onChoose }: { to: string; text: string; onChoose: (() => void) | undefined }) {
  return (
    <li>
      <Link
        href={to}
        onClick={onChoose}
        className="touch flex items-center rounded-control px-3 text-ink-soft hover:underline"
      >
        {text}
      </Link>
    </li>
  );
}

function Support() {
  const { i18n } = useLingui();
  const email = useSupportEmail();
  if (email === null) return null;
  return (
    <a href={`mailto:${email}`} className="touch flex items-center gap-2 rounded-control px-3 text-sky">
      <Icon of={Mail} size={18} />
      <span className="sr-only">{i18n._("menu.support")}</span>
      <bdi className="underline">{email}</bdi>
    </a>
  );
}
