import type { ApiError } from "#contract/api-error.ts";
import type { DraftKind, RowOf } from "../../drafts/draft.ts";
import { StoppedError } from "../../transport/call-errors.ts";
import { outcomeOf, type Outcome } from "../../transport/outcome.ts";
import type { CreateChange, EntryProblem, MergedField, UpdateChange } from "../../drafts/outbox-entry.ts";
import { refusedField } from "./refused-field.ts";

/** The outcome of one try to send an entry. */
export type EntryOutcome =
  | Done
  | Exclude<Outcome, { kind: "refused" }>
  | { kind: "needs-fix"; problems: EntryProblem[]; photos: string[] }
  /** @property change What the entry asks for from now on, where that is not what was sent. */
  | { kind: "conflict"; current: RowOf[DraftKind] | null; fields: MergedField[]; change?: UpdateChange }
  /** To be sent again at once, as a new request: edits were merged, or the server has lost what was edited. */
  | { kind: "rebased"; change: CreateChange | UpdateChange; merged: MergedField[] };

/** The server has applied it. */
export interface Done {
  kind: "done";
  row: RowOf[DraftKind] | null;
  merged: MergedField[];
  wasThere: boolean;
  /** When the server has answered, by its clock, epoch milliseconds; set for a deletion that it has carried out. */
  at?: number;
  /** The number that it has given a report. */
  reportNumber?: string;
}

/** The entry was reopened, removed, or taken by another sender while it was being sent. */
export class EntryGoneError extends StoppedError {
  override readonly name = "EntryGoneError";
}

/** Maps an error to an entry's outcome; a refusal parks it, with the fields at fault. */
export function entryOutcomeOf(error: unknown): EntryOutcome {
  const outcome = outcomeOf(error);
  return outcome.kind === "refused" ? needsFix(outcome.error) : outcome;
}

/** The outcome of an entry that the server refuses. */
export function needsFix({ code, fields, message }: ApiError): EntryOutcome {
  const whole = { field: null, message, ...(code !== null && { code }) };
  const parts = fields.map(({ loc, msg, type }) => ({ field: refusedField(loc), message: msg, type }));
  return { kind: "needs-fix", problems: parts.length === 0 ? [whole] : parts, photos: [] };
}
