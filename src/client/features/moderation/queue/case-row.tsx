import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { Case } from "#contract/schemas/moderation.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { paths } from "../../../paths.ts";
import { ageText } from "#domain/age-text.ts";
import { reportReasonText } from "../../report/reason-text.ts";
import { AccountLink } from "../record/account-link.tsx";
import { CaseBadges } from "../case-badges.tsx";
import { DismissSource } from "./dismiss-source.tsx";
import { caseKindText, caseTitle } from "../moderation-text.ts";

interface CaseRowProps {
  of: Case;
  /** Whether it is ticked, to be dismissed with others; null where that is not to be. */
  tick: { isOn: boolean; onChange: (isOn: boolean) => void } | null;
  onChanged: () => void;
}

/** One thing that was reported, in the queue: how urgent it is, why, since when, and whose it is. */
export function CaseRow({ of: shown, tick, onChanged }: CaseRowProps) {
  const { i18n } = useLingui();
  const { kind, target_id, reasons, reports, poster, opened_at, decided_at, source } = shown;
  const since = decided_at ?? opened_at;
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-card px-4 py-3 focus-within:border-line-strong hover:border-line-strong">
      <div className="flex flex-wrap items-center gap-2">
        {tick !== null && (
          <label className="touch relative z-10 -my-2 -ml-3 grid cursor-pointer place-items-center">
            <input
              type="checkbox"
              checked={tick.isOn}
              aria-label={i18n._("dismiss.tick", { title: caseTitle(i18n, shown) })}
              onChange={(event) => tick.onChange(event.target.checked)}
              className="size-5 accent-brick"
            />
          </label>
        )}
        <CaseBadges of={shown} />
        <span className="figures ml-auto text-sm text-ink-soft">
          {ageText(Date.parse(since), i18n.locale, serverNow())}
        </span>
      </div>
      <Link
        href={paths.moderationCase(target_id, kind)}
        className="font-semibold after:absolute after:inset-0 after:rounded-card hover:underline"
      >
        <bdi className="line-clamp-2">{caseTitle(i18n, shown)}</bdi>
      </Link>
      {reasons.length > 0 && <p>{reasons.map((reason) => reportReasonText(i18n, reason)).join(" · ")}</p>}
      <p className="text-sm text-ink-soft">
        {caseKindText(i18n, kind)} · <span className="figures">{i18n._("moderation.reports", { count: reports })}</span>
        {poster !== null && (
          <>
            {" · "}
            <AccountLink id={poster.id}>{poster.email}</AccountLink>
          </>
        )}
      </p>
      {source !== null && source.cases > 1 && <DismissSource source={source} onChanged={onChanged} />}
    </li>
  );
}
