import type { I18n } from "@lingui/core";
import { checkListing, LISTING_TEXT_LENGTHS } from "#domain/listings/listing-rules.ts";
import type { FieldProblem } from "#domain/fields/field-mistakes.ts";
import type { ListingField, GivenListing } from "#domain/listings/listing-fields.ts";
import { mistakeText } from "../../../drafts/form/mistake-text.ts";
import type { FieldTexts } from "../../../ui/form/use-field-checks.ts";
import { FORM_ORDER } from "./steps.ts";

/** All validation errors of a room, in sentences, in the order of the form (PR-505). */
export function listingMistakes(
  i18n: I18n,
  fields: GivenListing,
  rules: { today: string; isNew: boolean },
): FieldTexts<ListingField> {
  const problems = checkListing(fields, rules).toSorted(
    (a, b) => FORM_ORDER.indexOf(a.field) - FORM_ORDER.indexOf(b.field),
  );
  return Object.fromEntries(problems.map((problem) => [problem.field, textOf(i18n, problem)]));
}

// This sentence names two fields (PR-505).
function textOf(i18n: I18n, { field, mistake }: FieldProblem<ListingField>): string {
  if (mistake === "required" && field === "property_type") return i18n._("mistake.property-type-required");
  if (mistake === "required" && field === "title") return i18n._("mistake.title-required");
  const lengths: Partial<Record<ListingField, number>> = LISTING_TEXT_LENGTHS;
  return mistakeText(i18n, mistake, lengths[field]);
}
