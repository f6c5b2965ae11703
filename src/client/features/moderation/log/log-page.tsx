import { useLingui } from "@lingui/react";
import { Link } from "wouter";
import type { ModerationAct } from "#contract/schemas/moderation.ts";
import { paths } from "../../../paths.ts";
import { Notice } from "../../../ui/states/notice.tsx";
import { CELL, Table, TableRow } from "../../../ui/table.tsx";
import { useWide } from "../../../ui/use-wide.ts";
import { FieldChanges } from "../act/field-changes.tsx";
import { AccountLink } from "../record/account-link.tsx";
import { AdminList } from "../admin-list.tsx";
import { AdminScreen } from "../admin-screen.tsx";
import { instantText } from "../instant-text.ts";
import { actDoneText, actorText, actReasonText, caseTitle, wordsFor } from "../moderation-text.ts";

/** `/admin/log`: who has done what, when and why; nothing changes it. */
export function LogPage() {
  const { i18n } = useLingui();
  const List = useWide() ? LogTable : LogCards;
  return (
    <AdminScreen title={i18n._("log.title")} text={i18n._("log.text")}>
      {() => (
        <AdminList call="listActs" path={paths.moderationLog}>
          {({ data, count }) => (count === 0 ? <Notice title={i18n._("log.none")} /> : <List acts={data} />)}
        </AdminList>
      )}
    </AdminScreen>
  );
}

function LogTable({ acts }: { acts: readonly ModerationAct[] }) {
  const { i18n } = useLingui();
  return (
    <Table
      columns={[
        { text: i18n._("log.at"), width: "w-44" },
        { text: i18n._("log.by"), width: "w-[22%]" },
        { text: i18n._("log.what"), width: "w-32" },
        { text: i18n._("log.about") },
        { text: i18n._("log.why"), width: "w-[26%]" },
      ]}
    >
      {acts.map((act) => (
        <TableRow key={act.id}>
          <td className={`${CELL} figures align-top text-sm whitespace-nowrap`}>{instantText(i18n, act.at)}</td>
          <td className={`${CELL} align-top text-sm wrap-anywhere`}>
            <Actor act={act} />
          </td>
          <td className={`${CELL} align-top font-semibold`}>{actDoneText(i18n, act.act)}</td>
          <td className={`${CELL} align-top`}>
            <About act={act} />
          </td>
          <td className={`${CELL} align-top text-sm`}>
            <Why act={act} />
          </td>
        </TableRow>
      ))}
    </Table>
  );
}

function LogCards({ acts }: { acts: readonly ModerationAct[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2">
      {acts.map((act) => (
        <li key={act.id} className="grid gap-1 rounded-card border border-line bg-card px-4 py-3">
          <p className="font-semibold">{actDoneText(i18n, act.act)}</p>
          <About act={act} />
          <div className="text-sm">
            <Why act={act} />
          </div>
          <p className="figures text-sm wrap-anywhere text-ink-soft">
            {instantText(i18n, act.at)} · <Actor act={act} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What it was done to: a room or request with its own page, and its poster. An account that is deleted has no name, and demo data has no account. */
function About({ act: { act, kind, target_id, title, account } }: { act: ModerationAct }) {
  const { i18n } = useLingui();
  // Of a mail the log says what it was about and where it was to go, and not to whom.
  if (act === "send_mail_again" || act === "drop_mail") return null;
  return (
    <div className="grid gap-0.5">
      {kind !== null && target_id !== null && (
        <Link href={paths.moderationCase(target_id, kind)} className="text-sky underline">
          <bdi className="line-clamp-2">{caseTitle(i18n, { kind, title, poster: null })}</bdi>
        </Link>
      )}
      <span className="text-sm wrap-anywhere text-ink-soft">
        {account === null ? (
          i18n._(kind === null ? /*i18n*/ "log.nobody" : /*i18n*/ "log.no-account")
        ) : (
          <AccountLink id={account.id}>{account.email}</AccountLink>
        )}
      </span>
    </div>
  );
}

function Actor({ act }: { act: ModerationAct }) {
  const { i18n } = useLingui();
  if (act.by === null) return actorText(i18n, act);
  return <AccountLink id={act.by.id}>{act.by.email}</AccountLink>;
}

function Why({ act }: { act: ModerationAct }) {
  const { i18n } = useLingui();
  const words = wordsFor(i18n.locale, act);
  return (
    <>
      {act.reason !== null && <p>{actReasonText(i18n, act.reason)}</p>}
      <FieldChanges act={act} />
      {words !== null && (
        <p className="line-clamp-3 whitespace-pre-line text-ink-soft">
          <bdi>{words}</bdi>
        </p>
      )}
    </>
  );
}
