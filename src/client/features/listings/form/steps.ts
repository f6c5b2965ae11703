import type { ListingField } from "#domain/listings/listing-rules.ts";
import type { MergedField } from "#offline/outbox/entries/entry.ts";

/** A field of a room's form; its photos are one. */
export type FormField = ListingField | "photos";

export interface Step {
  /** Catalogue id of what it is about. */
  title: string;
  fields: readonly FormField[];
}

/** The form in parts that fit a phone, each of them open at any time. */
export const STEPS = [
  { title: /*i18n*/ "listing-form.step.place", fields: ["city", "post_code", "property_type", "room_type"] },
  {
    title: /*i18n*/ "listing-form.step.terms",
    fields: [
      "price",
      "price_description",
      "begin_date",
      "end_date",
      "duration",
      "duration_description",
      "short_term_allowed",
    ],
  },
  { title: /*i18n*/ "listing-form.step.words", fields: ["photos", "title", "description", "additional_info"] },
  { title: /*i18n*/ "listing-form.step.contact", fields: ["email", "contact_info", "xhs_link"] },
] as const satisfies readonly Step[];

/** The step of a field, from 0. */
export function stepOf(field: MergedField): number {
  return Math.max(
    0,
    STEPS.findIndex(({ fields }) => (fields as readonly string[]).includes(field)),
  );
}

/** All fields, from the top of the form to its end. */
export const FORM_ORDER: readonly FormField[] = STEPS.flatMap(({ fields }): readonly FormField[] => fields);
