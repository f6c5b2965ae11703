import { useLingui } from "@lingui/react";
import { Mail } from "lucide";
import { Link } from "wouter";
import { paths } from "../paths.ts";
import { accessToken } from "../api/credentials/session.ts";
import { useSupportEmail } from "../api/site.ts";
import { Icon } from "../ui/icon.tsx";

/** Below the menu: support, unsent work for signed-in users, and the product's story. */
export function MenuFoot({ onChoose }: { onChoose?: () => void }) {
  const { i18n } = useLingui();
  return (
    <nav aria-label={i18n._("menu.foot")} className="mt-auto border-t border-line pt-2 text-sm">
      {accessToken.value !== null && <Support />}
      <ul className="flex flex-wrap">
        {accessToken.value !== null && (
          <li>
            <Link href={paths.outbox} onClick={onChoose} className={LINK}>
              {i18n._("menu.outbox")}
            </Link>
          </li>
        )}
        <li>
          <Link href={paths.storage} onClick={onChoose} className={LINK}>
            {i18n._("menu.kept")}
          </Link>
        </li>
        <li>
          <Link href={paths.milestone} onClick={onChoose} className={LINK}>
            {i18n._("milestone.title")}
          </Link>
        </li>
        <li>
          <Link href={paths.changelog} onClick={onChoose} className={LINK}>
            {i18n._("changelog.title")}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

const LINK = "touch flex items-center rounded-control px-3 text-ink-soft hover:underline";

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
