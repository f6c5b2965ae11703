import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { HiddenBy } from "#domain/moderation/standing.ts";
import { Badge } from "../../../ui/badge.tsx";
import { actReasonText, wordsFor } from "../moderation-text.ts";
import { AppealSheet } from "./appeal-sheet.tsx";
import { AppealState } from "./appeal-state.tsx";
import { useNotices } from "./use-notices.ts";

interface Props {
  /** Of one's own room or request. */
  row: { id: string; hidden?: HiddenBy };
}

/** In one's own list: that moderators have hidden a room or request, why, and the appeal against it. */
export function HiddenMark({ row }: Props) {
  return row.hidden === undefined ? null : <Hidden id={row.id} />;
}

function Hidden({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { notices, mutate } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const notice = notices?.find(({ target_id, act }) => target_id === id && (act === "hide" || act === "remove"));
  const words = notice === undefined ? null : wordsFor(i18n.locale, notice);
  const close = () => setOpen(false);
  return (
    <div className="grid w-full gap-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <Badge tone="amber">{i18n._("standing.hidden.own")}</Badge>
        {notice?.reason != null && <span>{actReasonText(i18n, notice.reason)}</span>}
      </p>
      {words !== null && (
        <p className="line-clamp-4 whitespace-pre-line text-ink-soft">
          <bdi>{words}</bdi>
        </p>
      )}
      {notice !== undefined && <AppealState notice={notice} onAppeal={() => setOpen(true)} />}
      {isOpen && notice !== undefined && (
        <AppealSheet
          notice={notice}
          onClose={close}
          onDone={() => {
            close();
            void mutate();
          }}
        />
      )}
    </div>
  );
}
