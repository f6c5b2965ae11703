import { useLingui } from "@lingui/react";
import type { ModerationNotice } from "#contract/schemas/moderation.ts";
import { instantText } from "../instant-text.ts";
import { actReasonText, wordsFor } from "../moderation-text.ts";
import { AppealState } from "./appeal-state.tsx";
import { noticeText, noticeTitle } from "./notice-text.ts";

interface Props {
  notice: ModerationNotice;
  onAppeal: () => void;
}

/** One thing that moderators have done which concerns the reader: what, why, in which words, and what can be said to it. */
export function NoticeItem({ notice, onAppeal }: Props) {
  const { i18n } = useLingui();
  const title = noticeTitle(notice);
  const words = wordsFor(i18n.locale, notice);
  return (
    <li className="grid gap-1 rounded-card border border-line bg-card p-4">
      <p className="font-semibold">{noticeText(i18n, notice)}</p>
      {title !== null && (
        <p>
          <bdi className="line-clamp-2">{title}</bdi>
        </p>
      )}
      {notice.reason !== null && <p>{i18n._("notice.reason", { reason: actReasonText(i18n, notice.reason) })}</p>}
      {words !== null && (
        <p className="whitespace-pre-line">
          <bdi>{words}</bdi>
        </p>
      )}
      <p className="figures text-sm text-ink-soft">{instantText(i18n, notice.at)}</p>
      <AppealState notice={notice} onAppeal={onAppeal} />
    </li>
  );
}
