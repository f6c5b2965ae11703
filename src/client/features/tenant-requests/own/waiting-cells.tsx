import { useLingui } from "@lingui/react";
import type { I18n } from "@lingui/core";
import { cityLabel } from "#domain/cities.ts";
import type { GivenRequest } from "#domain/tenant-requests/request-fields.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { WaitingCells } from "../../../outbox/own-list/waiting-rows.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { areaAndBudget } from "../../../platform/text/request-text.ts";
import { stayText } from "../../../platform/text/stay-text.ts";
import { requestFieldsOf } from "../form/request-typed.ts";
import type { RequestLine } from "./own-request-cards.tsx";

/** The fields that a row of the list has, as far as they are given. */
type WaitingLine = Pick<GivenRequest, keyof RequestLine>;

/** How an unsent request is rendered. @param rows The server's rows. */
export function waitingCells(i18n: I18n, row: UnsentRow, rows: readonly TenantRequest[]): WaitingCells {
  const line = requestLine(row, rows);
  const title = line.city === null ? i18n._("own-requests.no-city") : cityLabel(line.city, currentLanguage());
  return { title, facts: <Facts line={line} /> };
}

/** The typed or queued fields; for a deletion the deleted ones, or only the title where the list is not loaded. */
export function requestLine({ draft, entry, title }: UnsentRow, rows: readonly TenantRequest[]): WaitingLine {
  if (draft !== undefined) return requestFieldsOf(draft.typed);
  if (entry?.change.type === "create" || entry?.change.type === "update") return entry.change.fields as GivenRequest;
  const id = entry?.change.type === "delete" ? entry.change.id : undefined;
  return rows.find((row) => row.id === id) ?? requestFieldsOf({ city: title });
}

function Facts({ line }: { line: WaitingLine }) {
  const { i18n } = useLingui();
  const today = useToday();
  const hasDays = line.begin_date !== null || line.end_date !== null;
  return (
    <>
      <bdi className="figures text-sm text-ink-soft empty:hidden">{areaAndBudget(i18n, line)}</bdi>
      {hasDays && <p className="figures text-sm">{stayText(i18n, line, today)}</p>}
    </>
  );
}
