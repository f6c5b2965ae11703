import { LISTING_FIELDS, type ListingField } from "#domain/listings/listing-fields.ts";
import { formFieldsOf } from "#offline/drafts/typed-fields.ts";
import type { MergedField } from "#offline/drafts/outbox-entry.ts";

/** A field of a room's form; its photos are one. */
export type FormField = ListingField | "photos";

export interface Step {
  /** Catalogue id of what it is about. */
  title: string;
  fields: readonly FormField[];
}

const IN_FORM = formFieldsOf(LISTING_FIELDS);
type StepName = (typeof LISTING_FIELDS)[(typeof IN_FORM)[number]]["step"];

/** The fields that are asked in a step, in the order of the table. */
function fieldsIn(step: StepName) {
  return IN_FORM.filter((field) => LISTING_FIELDS[field].step === step);
}

/** The form in parts: steps on a phone, each of them open at any time, and sections of one page where there is room. */
export const STEPS: readonly Step[] = [
  { title: /*i18n*/ "listing-form.step.room", fields: ["photos", ...fieldsIn("room")] },
  { title: /*i18n*/ "listing-form.step.terms", fields: fieldsIn("terms") },
  { title: /*i18n*/ "listing-form.step.words", fields: fieldsIn("words") },
];

/** The row of all steps. */
export const STEP_NAV_ID = "listing-steps";

/** The step of a field, from 0. */
export function stepOf(field: MergedField): number {
  return Math.max(
    0,
    STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field)),
  );
}

/** All fields, from the top of the form to its end. */
export const FORM_ORDER: readonly FormField[] = STEPS.flatMap(({ fields }) => fields);
