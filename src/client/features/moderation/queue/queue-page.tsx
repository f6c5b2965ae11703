import { useLingui } from "@lingui/react";
import { useLocation, useSearch } from "wouter";
import { DEFAULT_PAGE_SIZE } from "#domain/limits.ts";
import { REPORT_STATES, type ReportState } from "#domain/moderation/report-rules.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { paths } from "../../../paths.ts";
import { pageInAddress } from "../../../platform/page-in-address.ts";
import { SlowLoading } from "../../../session/slow-load.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Notice } from "../../../ui/states/notice.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { AdminScreen } from "../admin-screen.tsx";
import { useUpToDate } from "../use-up-to-date.ts";
import { CaseRow } from "./case-row.tsx";
import { Counts } from "./counts.tsx";

/** `/admin/reports`: what is to be decided, the most urgent first. */
export function QueuePage() {
  const { i18n } = useLingui();
  return <AdminScreen title={i18n._("moderation.title")}>{() => <Queue />}</AdminScreen>;
}

function Queue() {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const { state, page } = readAddress(useSearch());
  const go = (next: ReportState, nextPage = 1) => navigate(`${paths.moderation}?state=${next}&page=${nextPage}`);
  const cases = useApiQuery("listCases", {
    query: { state, skip: (page - 1) * DEFAULT_PAGE_SIZE, limit: DEFAULT_PAGE_SIZE },
  });
  useUpToDate(cases);
  const { data, error, mutate } = cases;
  const pages = Math.ceil((data?.data.count ?? 0) / DEFAULT_PAGE_SIZE);
  return (
    <>
      <Counts />
      <div className="max-w-sm">
        <Segments
          name="state"
          label={i18n._("moderation.show")}
          isLabelHidden
          value={state}
          onChange={(chosen) => go(chosen)}
          choices={[
            { value: "open", text: i18n._("moderation.open") },
            { value: "decided", text: i18n._("moderation.decided") },
          ]}
        />
      </div>
      {data === undefined && error === undefined && <SlowLoading />}
      {data === undefined && error !== undefined && (
        <NotLoaded title={i18n._("failure.title")} error={error} onRetry={() => void mutate()} />
      )}
      {data?.data.data.length === 0 && (
        <Notice title={i18n._("moderation.none")}>
          {state === "open" ? i18n._("moderation.none.open") : i18n._("moderation.none.decided")}
        </Notice>
      )}
      <ul className="grid gap-2">
        {data?.data.data.map((each) => (
          <CaseRow key={`${each.kind} ${each.target_id}`} of={each} onChanged={() => void mutate()} />
        ))}
      </ul>
      {pages > 1 && <Pagination page={page} pages={pages} onGo={(next) => go(state, next)} />}
    </>
  );
}

function readAddress(query: string): { state: ReportState; page: number } {
  const asked = new URLSearchParams(query);
  const state = REPORT_STATES.find((each) => each === asked.get("state")) ?? "open";
  return { state, page: pageInAddress(asked) };
}
