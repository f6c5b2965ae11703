import { useLingui } from "@lingui/react";
import { useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import type { CaseDetail } from "#contract/schemas/moderation.ts";
import type { Act } from "#domain/moderation/act-rules.ts";
import type { User } from "#domain/users/user.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { paths } from "../../../paths.ts";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { AccountRecord } from "../record/account-record.tsx";
import { ActBar } from "../act/act-bar.tsx";
import { ActSheet } from "../act/act-sheet.tsx";
import { AdminTabs } from "../admin-tabs.tsx";
import { CaseBadges } from "../case-badges.tsx";
import { caseTitle } from "../moderation-text.ts";
import { SuperusersOnly } from "../superusers-only.tsx";
import { useUpToDate } from "../use-up-to-date.ts";
import { ActList } from "../act/act-list.tsx";
import { AppealSection } from "./appeal-section.tsx";
import { CaseSection } from "./case-section.tsx";
import { PosterSection } from "./poster-section.tsx";
import { ReportsSection } from "./reports-section.tsx";
import { SignalsSection } from "./signals-section.tsx";
import { SimilarRooms } from "./similar-rooms.tsx";
import { VersionsSection } from "./versions-section.tsx";

/** `/admin/reports/{kind}/{id}`: all that a moderator needs to decide about one thing. */
export function CasePage({ kind, id }: { kind: string; id: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminTabs />
      <SuperusersOnly>{(user) => <CaseLoaded key={`${kind} ${id}`} user={user} kind={kind} id={id} />}</SuperusersOnly>
    </div>
  );
}

function CaseLoaded({ user, kind, id }: { user: User; kind: string; id: string }) {
  const { i18n } = useLingui();
  const found = useApiQuery("readCase", { params: { kind, target_id: id } });
  useUpToDate(found);
  const { data, error, mutate } = found;
  if (data !== undefined) return <Case shown={data.data} user={user} onChanged={() => void mutate()} />;
  if (error === undefined) return <SlowLoading />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice
        title={i18n._("case.not-found")}
        action={<ButtonLink href={paths.moderation}>{i18n._("case.to-queue")}</ButtonLink>}
      />
    );
  }
  return <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />;
}

interface Props {
  shown: CaseDetail;
  /** The moderator. */
  user: User;
  /** Something was done, here or by another moderator. */
  onChanged: () => void;
}

function Case({ shown, user, onChanged }: Props) {
  const { i18n } = useLingui();
  const [act, setAct] = useState<Act | null>(null);
  const title = caseTitle(i18n, shown);
  useDocumentTitle(title);
  return (
    <>
      <div className="grid gap-2">
        {/* Of an account there is nothing to decide but an appeal. */}
        {(shown.kind !== "account" || shown.state === "open") && (
          <div className="flex flex-wrap items-center gap-2">
            <CaseBadges of={shown} />
          </div>
        )}
        <h1 className="text-xl font-semibold">
          <bdi>{title}</bdi>
        </h1>
        <ActBar shown={shown} ownId={user.id} onAct={setAct} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-4">
          <AppealSection shown={shown} />
          <ReportsSection reports={shown.report_list} />
          <SignalsSection
            signals={shown.signals}
            actedOn={shown.acted_on}
            city={(shown.now?.listing ?? shown.now?.tenant_request)?.city ?? ""}
          />
          <VersionsSection shown={shown} />
          {shown.kind === "account" && <AccountRecord id={shown.target_id} />}
        </div>
        <div className={`grid grid-cols-1 gap-4 ${shown.kind === "account" ? "max-lg:order-first" : ""}`}>
          <PosterSection shown={shown} />
          <SimilarRooms similar={shown.similar} />
          {shown.kind !== "account" && shown.acts.length > 0 && (
            <CaseSection heading={i18n._("case.acts")}>
              <ActList acts={shown.acts} />
            </CaseSection>
          )}
        </div>
      </div>
      {act !== null && <ActSheet act={act} shown={shown} onChanged={onChanged} onClose={() => setAct(null)} />}
    </>
  );
}
