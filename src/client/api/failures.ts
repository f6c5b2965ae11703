import type { I18n } from "@lingui/core";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { connection, reportUnreachable } from "../platform/connection/connection.ts";
import { toast } from "../ui/toasts/toasts.ts";
import { detailText } from "./detail-text.ts";

/** What went wrong with a call that changes something, and what has become of what was typed, in a sentence. */
export function failureText(i18n: I18n, error: unknown): string {
  if (error instanceof ApiError) return detailText(i18n, error.detail);
  if (!(error instanceof UnreachableError)) return i18n._("error.unexpected");
  return connection.peek() === "offline" || !navigator.onLine
    ? i18n._("failure.offline")
    : i18n._("failure.unreachable");
}

/** Says that something could not be made, changed or read: 'Something went wrong.' with the detail (PR-806). */
export function tellFailure(i18n: I18n, error: unknown): void {
  if (error instanceof UnreachableError) reportUnreachable();
  toast("error", failureText(i18n, error), i18n._("failure.title"));
}

/** Says that something could not be deleted (PR-806). @param type Catalogue id of what it is. */
export function tellDeleteFailure(i18n: I18n, error: unknown, type: string): void {
  if (error instanceof UnreachableError) reportUnreachable();
  toast("error", i18n._("failure.delete", { type: i18n._(type) }), i18n._("failure.delete.title"));
}

/**
 * The server's objections that belong to fields of a form, under which they then stand.
 * @param fields The form's fields, by the names that they have in the call.
 * @param byDetail The field that a whole refusal is about, by its sentence.
 */
export function fieldProblems<Field extends string>(
  i18n: I18n,
  error: unknown,
  fields: readonly Field[],
  byDetail: Readonly<Record<string, Field>> = {},
): Partial<Record<Field, string>> {
  if (!(error instanceof ApiError)) return {};
  if (typeof error.detail === "string") {
    const field = Object.hasOwn(byDetail, error.detail) ? byDetail[error.detail] : undefined;
    return field === undefined ? {} : ({ [field]: detailText(i18n, error.detail) } as Partial<Record<Field, string>>);
  }
  const known = error.detail.filter(({ loc }) => fields.some((field) => field === loc[1]));
  return Object.fromEntries(known.map(({ loc, msg }) => [loc[1], detailText(i18n, msg)])) as Partial<
    Record<Field, string>
  >;
}
