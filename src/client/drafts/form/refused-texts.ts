import type { I18n } from "@lingui/core";
import type { EntryProblem } from "#offline/drafts/outbox-entry.ts";
import { FIELD_MISTAKES, type FieldMistake } from "#domain/fields/field-mistakes.ts";
import { detailText, fieldErrorText } from "../../api/detail-text.ts";
import { mistakeText } from "./mistake-text.ts";
import type { FieldTexts } from "../../ui/form/use-field-checks.ts";

/**
 * The server's validation errors in the user's language, by field.
 * @param lengths Code points that the form's texts may have.
 */
export function refusedTexts<Field extends string>(
  i18n: I18n,
  problems: readonly EntryProblem[] | undefined,
  lengths: Readonly<Partial<Record<Field, number>>>,
): FieldTexts<Field> {
  const texts = (problems ?? []).flatMap((problem) =>
    problem.field === null ? [] : [[problem.field, textOf(i18n, problem, lengths)] as const],
  );
  return Object.fromEntries(texts) as FieldTexts<Field>;
}

/** The server's errors that belong to no field; null where there are none. */
export function refusedAsAWhole(i18n: I18n, problems: readonly EntryProblem[] | undefined): string | null {
  const texts = (problems ?? []).flatMap((problem) => (problem.field === null ? [textOf(i18n, problem, {})] : []));
  return texts.length > 0 ? texts.join(" ") : null;
}

function textOf(
  i18n: I18n,
  { field, message, code, type }: EntryProblem,
  lengths: Readonly<Partial<Record<string, number>>>,
): string {
  // This sentence names two fields.
  if (type === "required" && field === "title") return i18n._("mistake.title-required");
  if (type === "required" && field === "property_type") return i18n._("mistake.property-type-required");
  if (isMistake(type)) return mistakeText(i18n, type, lengths[field ?? ""]);
  if (type !== undefined) return fieldErrorText(i18n, { type, msg: message });
  return detailText(i18n, { code: code ?? null, fields: [], message });
}

function isMistake(type: EntryProblem["type"]): type is FieldMistake {
  return FIELD_MISTAKES.some((mistake) => mistake === type);
}
