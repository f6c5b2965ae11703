import type { I18n } from "@lingui/core";
import type { EntryProblem } from "#offline/outbox/entries/entry.ts";
import { detailText } from "../../api/detail-text.ts";
import type { FieldTexts } from "../../ui/form/use-field-checks.ts";

/** Catalogue ids of what the server says about fields; it says it in English. */
const known: Record<string, string> = {
  "field is required.": /*i18n*/ "mistake.required",
  "property_type is required.": /*i18n*/ "mistake.property-type-required",
  "Title is required.": /*i18n*/ "mistake.title-required",
  "Price must be a number": /*i18n*/ "mistake.not-a-number",
  "Price must be larger than 0": /*i18n*/ "mistake.not-positive",
  "Price cannot be negative": /*i18n*/ "mistake.negative",
  "Price must have at most two decimals": /*i18n*/ "mistake.too-precise",
  "Start date cannot be later than end date!": /*i18n*/ "mistake.wrong-order",
  "End date cannot be in the past": /*i18n*/ "mistake.in-the-past",
  "Must be within five years from today": /*i18n*/ "mistake.too-far",
  "Must be an https link to xiaohongshu.com or xhslink.com": /*i18n*/ "mistake.not-a-xhs-link",
};

/** What the server has refused, in the reader's language, under its fields. */
export function refusedTexts<Field extends string>(
  i18n: I18n,
  problems: readonly EntryProblem[] | undefined,
): FieldTexts<Field> {
  const texts = (problems ?? []).flatMap(({ field, message }) =>
    field === null ? [] : [[field, textOf(i18n, message)] as const],
  );
  return Object.fromEntries(texts) as FieldTexts<Field>;
}

/** The server's objections that belong to no field; null where there are none. */
export function refusedAsAWhole(i18n: I18n, problems: readonly EntryProblem[] | undefined): string | null {
  const texts = (problems ?? []).flatMap(({ field, message }) => (field === null ? [textOf(i18n, message)] : []));
  return texts.length > 0 ? texts.join(" ") : null;
}

function textOf(i18n: I18n, message: string): string {
  const id = Object.hasOwn(known, message) ? known[message] : undefined;
  return id === undefined ? detailText(i18n, message) : i18n._(id);
}
