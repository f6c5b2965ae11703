import { useLingui } from "@lingui/react";
import type { I18n } from "@lingui/core";
import { cityLabel, foldCity } from "#domain/cities.ts";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import type { WaitingCells } from "../../../outbox/own-list/waiting-rows.tsx";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { stayText } from "../../../platform/text/stay-text.ts";

/** The fields of a request that its row shows. */
type RequestLine = Pick<TenantRequest, "city" | "begin_date" | "end_date">;

/** How an unsent request is rendered. @param rows The server's rows. */
export function waitingCells(i18n: I18n, row: UnsentRow, rows: readonly TenantRequest[]): WaitingCells {
  const line = requestLine(row, rows);
  // Normalised as the list will show it: typed text may use other names.
  const title = line.city === "" ? i18n._("own-requests.no-city") : cityLabel(foldCity(line.city), currentLanguage());
  const hasDays = line.begin_date !== null || line.end_date !== null;
  return { title, facts: hasDays && <Days line={line} /> };
}

/** The typed or queued fields; for a deletion the deleted ones, or only the title where the list is not loaded. */
export function requestLine({ draft, entry, title }: UnsentRow, rows: readonly TenantRequest[]): RequestLine {
  if (draft !== undefined) return lineOfTyped(draft.typed);
  if (entry?.change.type === "create" || entry?.change.type === "update") return entry.change.fields;
  const id = entry?.change.type === "delete" ? entry.change.id : undefined;
  return rows.find((row) => row.id === id) ?? { city: title, begin_date: null, end_date: null };
}

function lineOfTyped({ city, begin_date, end_date }: Draft["typed"]): RequestLine {
  return { city: String(city ?? ""), begin_date: given(begin_date), end_date: given(end_date) };
}

function given(value: string | boolean | undefined): string | null {
  return value === undefined || value === "" ? null : String(value);
}

function Days({ line }: { line: RequestLine }) {
  const { i18n } = useLingui();
  return <p className="figures text-sm">{stayText(i18n, line, useToday())}</p>;
}
