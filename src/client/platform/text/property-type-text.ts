import type { I18n } from "@lingui/core";
import type { PropertyType } from "#domain/listings/listing-choices.ts";

/** A property type in words. */
export function propertyTypeText(i18n: I18n, type: PropertyType): string {
  return type === "student" ? i18n._("property-type.student") : i18n._("property-type.social");
}
