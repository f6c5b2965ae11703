import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import type { FlaggedPost } from "#contract/schemas/moderation.ts";
import { paths } from "../../../paths.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { ageText } from "#domain/age-text.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { AccountLink } from "../record/account-link.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminScreen } from "../admin-screen.tsx";
import { caseKindText, caseTitle } from "../moderation-text.ts";
import { signNames } from "../sign-names.ts";

/** `/admin/flagged`: rooms and requests with strong signs of a scam that nobody has reported. */
export function FlaggedPage() {
  const { i18n } = useLingui();
  return (
    <AdminScreen title={i18n._("flagged.title")} text={i18n._("flagged.text")}>
      {() => (
        <AdminList call="listFlagged" path={paths.moderationFlagged}>
          {({ data, count }) =>
            count === 0 ? (
              <Notice title={i18n._("flagged.none")} />
            ) : (
              <ul className="grid gap-2">
                {data.map((post) => (
                  <FlaggedRow key={post.id} post={post} />
                ))}
              </ul>
            )
          }
        </AdminList>
      )}
    </AdminScreen>
  );
}

function FlaggedRow({ post: { kind, id, title, city, at, signs, awaits_check, poster } }: { post: FlaggedPost }) {
  const { i18n } = useLingui();
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-card px-4 py-3 focus-within:border-line-strong hover:border-line-strong">
      <div className="flex flex-wrap items-center gap-2">
        {awaits_check && <Badge tone="amber">{i18n._("flagged.held-back")}</Badge>}
        <span className="figures ml-auto text-sm text-ink-soft">
          {ageText(Date.parse(at), i18n.locale, serverNow())}
        </span>
      </div>
      <Link
        href={paths.moderationCase(id, kind)}
        className="font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        <bdi className="line-clamp-2">{caseTitle(i18n, { kind, title, poster: null })}</bdi>
      </Link>
      <p>{signNames(i18n, signs)}</p>
      <p className="text-sm text-ink-soft">
        {caseKindText(i18n, kind)}
        {/* A request's city is its title. */}
        {kind === "listing" && ` · ${cityLabel(city, currentLanguage())}`}
        {poster !== null && (
          <>
            {" · "}
            <AccountLink id={poster.id}>{poster.email}</AccountLink>
          </>
        )}
      </p>
    </li>
  );
}
