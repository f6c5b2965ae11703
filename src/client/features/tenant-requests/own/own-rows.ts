import type { TenantRequest } from "#domain/tenant-request.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import type { ShownChange } from "#offline/outbox/entries/entry.ts";
import type { UnsentRow } from "../../../outbox/state/unsent-rows.ts";

/** What a row says of a request. */
export type RequestLine = Pick<TenantRequest, "city" | "begin_date" | "end_date">;

/** A request that the server does not have as its owner wants it: a draft, or something on its way. */
export interface WaitingRequest extends UnsentRow {
  /** The request's. */
  id: string;
  line: RequestLine;
}

export interface OwnRows {
  /** On top of the list. */
  waiting: WaitingRequest[];
  /** As the server has them, and as they are to stay. */
  settled: TenantRequest[];
}

/** One's requests in the order of their list. Each stands in it once: one that is being changed among those waiting. */
export function ownRows(rows: readonly TenantRequest[], unsent: readonly UnsentRow[]): OwnRows {
  const waiting = unsent.flatMap((row) => waitingRequest(row, rows) ?? []);
  const ids = new Set(waiting.map(({ id }) => id));
  return { waiting, settled: rows.filter(({ id }) => !ids.has(id)) };
}

function waitingRequest(row: UnsentRow, rows: readonly TenantRequest[]): WaitingRequest | null {
  const { draft, entry, kind } = row;
  if (kind !== "request") return null;
  if (draft !== undefined) return { ...row, id: draft.id, line: lineOfTyped(draft.typed) };
  return entry === undefined || entry.change.type === "profile"
    ? null
    : { ...row, id: entry.change.id, line: lineOf(entry.change, rows) };
}

function lineOfTyped({ city, begin_date, end_date }: Draft["typed"]): RequestLine {
  return { city: String(city ?? ""), begin_date: given(begin_date), end_date: given(end_date) };
}

function lineOf(change: Exclude<ShownChange, { type: "profile" }>, rows: readonly TenantRequest[]): RequestLine {
  if (change.type !== "delete") return change.fields;
  return rows.find(({ id }) => id === change.id) ?? { city: change.title, begin_date: null, end_date: null };
}

function given(value: string | boolean | undefined): string | null {
  return value === undefined || value === "" ? null : String(value);
}
