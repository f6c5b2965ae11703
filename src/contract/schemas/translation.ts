import { Type, type Static } from "typebox";
import { LANGUAGES } from "#domain/language.ts";
import type { ListingTexts } from "#domain/listings/translated-fields.ts";
import { nullable, oneOf } from "./shapes.ts";

export const TranslateListingBody = Type.Object({
  language: oneOf(LANGUAGES, { description: "The one to translate into." }),
});

/** A room's words for a reader of the other language. */
export const TranslationSchema = Type.Object({
  title: Type.String(),
  price_description: nullable(Type.String()),
  duration: nullable(Type.String()),
  duration_description: nullable(Type.String()),
  description: nullable(Type.String()),
  additional_info: nullable(Type.String()),
});

// The schema and the domain's type are the same thing; the compiler says so when they drift apart.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const translationSchemaIsTheDomainType: Same<Static<typeof TranslationSchema>, ListingTexts> = true;
