import { useLingui } from "@lingui/react";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Case } from "#contract/schemas/moderation.ts";
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
import { FindBox } from "../find/find-box.tsx";
import { CaseRow } from "./case-row.tsx";
import { Counts } from "./counts.tsx";
import { DismissTicked } from "./dismiss-ticked.tsx";

/** `/admin/reports`: what is to be decided, the most urgent first. */
export function QueuePage() {
  const { i18n } = useLingui();
  return <AdminScreen title={i18n._("moderation.title")}>{(user) => <Queue ownId={user.id} />}</AdminScreen>;
}

function Queue({ ownId }: { ownId: string }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const { state, page } = readAddress(useSearch());
  const go = (next: ReportState, nextPage = 1) => navigate(`${paths.moderation}?state=${next}&page=${nextPage}`);
  const cases = useApiQuery("listCases", {
    query: { state, skip: (page - 1) * DEFAULT_PAGE_SIZE, limit: DEFAULT_PAGE_SIZE },
  });
  useUpToDate(cases);
  const { data, error, mutate } = cases;
  const [tickedIds, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ticked = (data?.data.data ?? []).filter((each) => tickedIds.has(each.target_id) && isTickable(each, ownId));
  const refresh = () => void mutate().catch(() => undefined);
  const bar = ticked.length > 0 && (
    <DismissTicked ticked={ticked} onClear={() => setTicked(new Set())} onChanged={refresh} />
  );
  const pages = Math.ceil((data?.data.count ?? 0) / DEFAULT_PAGE_SIZE);
  return (
    <>
      <Counts />
      <FindBox />
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
      {bar}
      <ul className="grid gap-2">
        {data?.data.data.map((each) => (
          <CaseRow
            key={`${each.kind} ${each.target_id}`}
            of={each}
            tick={isTickable(each, ownId) ? tickOf(each) : null}
            onChanged={refresh}
          />
        ))}
      </ul>
      {bar}
      {pages > 1 && <Pagination page={page} pages={pages} onGo={(next) => go(state, next)} />}
    </>
  );

  function tickOf({ target_id }: Case) {
    const onChange = (isOn: boolean) => {
      const next = new Set(tickedIds);
      if (isOn) next.add(target_id);
      else next.delete(target_id);
      setTicked(next);
    };
    return { isOn: tickedIds.has(target_id), onChange };
  }
}

/** An appeal is decided by itself, and what is one's own by another moderator. */
function isTickable({ kind, state, appeal_pending, poster }: Case, ownId: string): boolean {
  return state === "open" && kind !== "account" && !appeal_pending && poster?.id !== ownId;
}

function readAddress(query: string): { state: ReportState; page: number } {
  const asked = new URLSearchParams(query);
  const state = REPORT_STATES.find((each) => each === asked.get("state")) ?? "open";
  return { state, page: pageInAddress(asked) };
}
