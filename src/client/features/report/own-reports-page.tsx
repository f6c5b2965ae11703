import { useLingui } from "@lingui/react";
import { ANONYMOUS, ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { useApiQuery } from "../../api/use-api-query.ts";
import { useMailedToken } from "../../platform/use-mailed-token.ts";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { StoreLoading } from "../../platform/storage/store-loading.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { Loading } from "../../ui/states/loading.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { ConfirmReport } from "./confirm-report.tsx";
import { OwnReport, VisitorsReport } from "./own-report.tsx";
import { useReportsHere } from "./use-reports-here.ts";

/** `/reports`: what one has reported, with an account or without, and what came of it. */
export function OwnReportsPage() {
  const { i18n } = useLingui();
  const owner = ownerOf(accessToken.value);
  const token = useMailedToken();
  useDocumentTitle(i18n._("reports.title"));
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold">{i18n._("reports.title")}</h1>
        <p className="max-w-prose text-ink-soft">{i18n._("reports.text")}</p>
      </div>
      {token !== null && <ConfirmReport token={token} />}
      {owner === ANONYMOUS ? <ReportsOfVisitor isLinked={token !== null} /> : <ReportsOfAccount owner={owner} />}
    </div>
  );
}

/** Those that wait on this phone, then those that the server has. Without a network, those whose arrival the phone knows. */
function ReportsOfAccount({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const here = useReportsHere(owner);
  const withoutAccount = useReportsHere(ANONYMOUS);
  const { data, error, mutate } = useApiQuery("listOwnReports", {});
  if (here === undefined || withoutAccount === undefined) return <StoreLoading />;
  const known = data?.data.data ?? [];
  const ids = new Set(known.map(({ id }) => id));
  const waiting = here.filter(({ id }) => !ids.has(id));
  const titles = new Map(here.map(({ id, title }) => [id, title]));
  const isNone = waiting.length + known.length + withoutAccount.length === 0;
  if (isNone && data === undefined) {
    return error === undefined ? (
      <Loading />
    ) : (
      <NotLoaded
        title={i18n._("reports.failed")}
        unreachable={i18n._("reports.unreachable")}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (isNone) return <Nothing />;
  return (
    <>
      <ul className="grid gap-2">
        {waiting.map((report) => (
          <OwnReport key={report.id} here={report} />
        ))}
        {known.map((report) => (
          <OwnReport key={report.id} report={report} title={titles.get(report.id)} />
        ))}
      </ul>
      {withoutAccount.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg font-semibold">{i18n._("reports.without-account")}</h2>
          <ul className="grid gap-2">
            {withoutAccount.map((report) => (
              <VisitorsReport key={report.id} here={report} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** @param isLinked Whether they come by a mail, which may be opened on another device than the one that has reported. */
function ReportsOfVisitor({ isLinked }: { isLinked: boolean }) {
  const here = useReportsHere(ANONYMOUS);
  if (here === undefined) return <StoreLoading />;
  if (here.length === 0) return isLinked ? null : <Nothing />;
  return (
    <ul className="grid gap-2">
      {here.map((report) => (
        <VisitorsReport key={report.id} here={report} />
      ))}
    </ul>
  );
}

function Nothing() {
  const { i18n } = useLingui();
  return <Notice title={i18n._("reports.none")}>{i18n._("reports.none.text")}</Notice>;
}
