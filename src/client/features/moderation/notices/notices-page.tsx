import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { useUpToDate } from "../use-up-to-date.ts";
import { AppealSheet } from "./appeal-sheet.tsx";
import { NoticeItem } from "./notice-item.tsx";
import { markNoticesSeen } from "./seen-notices.ts";
import { useNotices } from "./use-notices.ts";

/** `/notices`: what moderators have done that concerns the reader, and the appeals against it. */
export function NoticesPage() {
  const { i18n } = useLingui();
  useDocumentTitle(i18n._("notices.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("notices.title")}</h1>
        <p className="max-w-prose text-ink-soft">{i18n._("notices.text")}</p>
      </div>
      <Notices />
    </div>
  );
}

function Notices() {
  const { i18n } = useLingui();
  const answered = useNotices();
  const { notices, error, mutate } = answered;
  const [openId, setOpenId] = useState<string | null>(null);
  useUpToDate({ data: notices, mutate });
  const owner = ownerOf(accessToken.value);
  const newest = notices?.[0]?.at;
  useEffect(() => {
    if (newest !== undefined) markNoticesSeen(owner, newest);
  }, [owner, newest]);
  if (notices === undefined) {
    if (error === undefined) return <SlowLoading />;
    return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
  }
  if (notices.length === 0) return <Notice title={i18n._("notices.none")}>{i18n._("notices.none.text")}</Notice>;
  const opened = notices.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  return (
    <>
      <ul className="grid gap-2">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onAppeal={() => setOpenId(notice.id)} />
        ))}
      </ul>
      {opened !== undefined && (
        <AppealSheet
          notice={opened}
          onClose={close}
          onDone={() => {
            close();
            void mutate();
          }}
        />
      )}
    </>
  );
}
