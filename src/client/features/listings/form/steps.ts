import type { ListingField } from "#domain/listings/listing-fields.ts";
import type { MergedField } from "#offline/outbox/entries/entry.ts";

/** A field of a room's form; its photos are one. */
export type FormField = ListingField | "photos";

export interface Step {
  /** Catalogue id of what it is about. */
  title: string;
  fields: readonly FormField[];
}

/** The form in parts: steps on a phone, each of them open at any time, and sections of one page where there is room. */
export const STEPS = [
  {
    title: /*i18n*/ "listing-form.step.room",
    fields: ["photos", "post_code", "city", "property_type", "room_type"],
  },
  {
    title: /*i18n*/ "listing-form.step.terms",
    fields: [
      "price",
      "price_description",
      "begin_date",
      "end_date",
      "short_term_allowed",
      "duration",
      "duration_description",
    ],
  },
  {
    title: /*i18n*/ "listing-form.step.words",
    fields: ["title", "description", "additional_info", "email", "contact_info", "xhs_link"],
  },
] as const satisfies readonly Step[];

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
export const FORM_ORDER: readonly FormField[] = STEPS.flatMap(({ fields }): readonly FormField[] => fields);
