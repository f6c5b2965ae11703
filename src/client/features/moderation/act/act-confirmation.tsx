import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import { isToldToPoster, type Act } from "#domain/moderation/act-rules.ts";
import { isCheck } from "./acts-for.ts";
import { actReasonText, actText, caseTitle } from "../moderation-text.ts";
import type { ActForm } from "./use-act.ts";

/** Catalogue ids: what it means. */
const CONSEQUENCES: Record<Act, string> = {
  dismiss: /*i18n*/ "act.dismiss.consequence",
  hide: /*i18n*/ "act.hide.consequence",
  remove: /*i18n*/ "act.remove.consequence",
  restore: /*i18n*/ "act.restore.consequence",
  warn: /*i18n*/ "act.warn.consequence",
  deactivate: /*i18n*/ "act.deactivate.consequence",
  reactivate: /*i18n*/ "act.reactivate.consequence",
};

const ON_ACCOUNT: ReadonlySet<Act> = new Set(["warn", "deactivate", "reactivate"]);

/** What an act is called. Of a room or request that nobody has reported there is nothing to dismiss: its signs are no breach. */
export function actName(i18n: I18n, act: Act, shown: CaseDetail): string {
  return isCheck(act, shown) ? i18n._("act.check") : actText(i18n, act);
}

/** What an act means, said from its first step on. */
export function consequenceText(i18n: I18n, act: Act, shown: CaseDetail): string {
  if (isCheck(act, shown)) return i18n._("act.check.consequence");
  const { poster_history: poster } = shown;
  return i18n._(CONSEQUENCES[act], { rooms: poster?.rooms ?? 0, requests: poster?.requests ?? 0 });
}

/** What an act means and who hears of it, before it is done. */
export function ActConfirmation({ act, shown, form }: { act: Act; shown: CaseDetail; form: Omit<ActForm, "ref"> }) {
  const { i18n } = useLingui();
  const { reason, words_zh, words_en } = form.values;
  const { poster_history: poster, report_list } = shown;
  const about = ON_ACCOUNT.has(act) ? poster?.email : caseTitle(i18n, shown);
  const waiting = report_list.filter(({ state }) => state === "open").length;
  return (
    <div className="grid gap-3">
      <p className="font-semibold wrap-anywhere">
        <bdi>{about}</bdi>
      </p>
      <p className="text-pretty">{consequenceText(i18n, act, shown)}</p>
      <p>{isTold() ? i18n._("act.poster-told") : i18n._("act.poster-not-told")}</p>
      {waiting > 0 && <p>{i18n._("act.reporters-told", { count: waiting })}</p>}
      {reason !== "" && <Line name={i18n._("act.reason")}>{actReasonText(i18n, reason)}</Line>}
      {words_zh.trim() !== "" && <Line name={i18n._("act.words.zh")}>{words_zh}</Line>}
      {words_en.trim() !== "" && <Line name={i18n._("act.words.en")}>{words_en}</Line>}
      <p role={form.failure === null ? undefined : "alert"} className="text-red empty:hidden">
        {form.failure}
      </p>
    </div>
  );

  function isTold(): boolean {
    return poster !== null && (isToldToPoster(act) || reason === "appeal_refused");
  }
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-sm text-ink-soft">{name}</p>
      <p className="whitespace-pre-line">
        <bdi>{children}</bdi>
      </p>
    </div>
  );
}
