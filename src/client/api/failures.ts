import type { I18n } from "@lingui/core";
import { ApiError, errorReferenceOf, isRefusedOnTheWay, UnreachableError } from "#contract/api-error.ts";
import { connection, reportUnreachable } from "../platform/connection/connection.ts";
import { copyText } from "../platform/copy-text.ts";
import { refusedOnTheWay } from "../platform/text/status-text.ts";
import { toast, toastWithAction } from "../ui/toasts/toasts.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { detailText, fieldErrorText } from "./detail-text.ts";
import { againText, quotaText } from "./quota-text.ts";

/** Describes a failed mutation in one sentence, and whether the typed text was kept. */
export function failureText(i18n: I18n, error: unknown): string {
  return describe(i18n, error, { offline: i18n._("failure.offline"), unreachable: i18n._("failure.unreachable") });
}

/** Describes a failed read in one sentence: with a read there is no input to keep. */
export function readFailureText(i18n: I18n, error: unknown): string {
  return describe(i18n, error, {
    offline: i18n._("not-loaded.offline"),
    unreachable: i18n._("not-loaded.unreachable"),
  });
}

function describe(i18n: I18n, error: unknown, missing: { offline: string; unreachable: string }): string {
  if (error instanceof ApiError) return quotaText(i18n, error) ?? waitText(i18n, error) ?? detailText(i18n, error);
  if (isRefusedOnTheWay(error)) return refusedOnTheWay(i18n, error.status);
  if (!(error instanceof UnreachableError)) return i18n._("error.unexpected");
  return connection.peek() === "offline" || !navigator.onLine ? missing.offline : missing.unreachable;
}

const TOO_MANY = 429;
const HOUR_SECONDS = 60 * 60;

/** How long to wait before it is tried again, or the day and the time; null for any other refusal. */
function waitText(i18n: I18n, { status, code, retryAfterSeconds: seconds }: ApiError): string | null {
  // What stands before the server knows none of its codes.
  const isLimit = status === TOO_MANY && (code === "too_many_attempts" || code === "quota_used_up" || code === null);
  if (!isLimit || seconds === null) return null;
  if (seconds > HOUR_SECONDS) return i18n._("account.wait-until", { time: againText(i18n, seconds) });
  if (seconds < 60) return i18n._("account.wait-seconds", { seconds });
  return i18n._("account.wait-minutes", { minutes: Math.ceil(seconds / 60) });
}

/** Shows an error toast for a failed creation, update or read: 'Something went wrong.' with the detail (PR-806). */
export function tellFailure(i18n: I18n, error: unknown): void {
  if (error instanceof UnreachableError) reportUnreachable();
  tell(i18n, failureText(i18n, error), { title: i18n._("failure.title"), error });
}

/** A toast that, of a mistake of the server's own, also has what to quote, to be copied. */
function tell(i18n: I18n, text: string, { title, error }: { title: string; error: unknown }): void {
  const reference = errorReferenceOf(error);
  if (reference === null) return toast("error", text, title);
  const action = { label: i18n._("error.reference.copy-short"), onPress: () => void copyText(i18n, reference) };
  toastWithAction("error", text, action, { title, note: `${i18n._("error.reference")} ${reference}` });
}

/** The same toast for what was refused in the background. @param detail In a sentence. */
export function tellRefusalDetail(i18n: I18n, detail: string): void {
  toast("error", detail, i18n._("failure.title"));
}

/** Shows an error toast for a failed deletion (PR-806). @param type Catalogue id of what it is. */
export function tellDeleteFailure(i18n: I18n, error: unknown, type: string): void {
  if (error instanceof UnreachableError) reportUnreachable();
  const text = i18n._("failure.delete", { type: i18n._(type) });
  tell(i18n, text, { title: i18n._("failure.delete.title"), error });
}

/** The same toast for a deletion that was refused in the background. */
export function tellDeleteRefusal(i18n: I18n, type: string): void {
  toast("error", i18n._("failure.delete", { type: i18n._(type) }), i18n._("failure.delete.title"));
}

/**
 * The server's errors that belong to fields of a form, shown under them.
 * @param fields The form's fields, by the names that they have in the call.
 * @param byCode The field that a whole refusal is about, by its code.
 */
export function fieldProblems<Field extends string>(
  i18n: I18n,
  error: unknown,
  fields: readonly Field[],
  byCode: Readonly<Partial<Record<ErrorCode, Field>>> = {},
): Partial<Record<Field, string>> {
  if (!(error instanceof ApiError)) return {};
  const { code } = error;
  const whole = code !== null && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (whole !== undefined) return { [whole]: detailText(i18n, error) } as Partial<Record<Field, string>>;
  const known = error.fields.filter(({ loc }) => fields.some((field) => field === loc[1]));
  return Object.fromEntries(known.map((field) => [field.loc[1], fieldErrorText(i18n, field)])) as Partial<
    Record<Field, string>
  >;
}
