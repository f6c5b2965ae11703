import { Type } from "typebox";
import { LISTING_FIELDS } from "#domain/listings/listing-fields.ts";
import { REQUEST_FIELDS } from "#domain/tenant-requests/request-fields.ts";
import { contactSchemas } from "./field-schemas.ts";
import { nullable } from "./shapes.ts";

const further = {
  contacts_in_text: nullable(
    Type.String({ description: "What others see covered (▮▮▮) in title, description and other texts, a line each." }),
  ),
  updated_at: Type.String({
    format: "date-time",
    description: "Of the room or request: where that is later, the contact may be another one.",
  }),
};

/** How the poster of a room is reached. */
export const ListingContactSchema = Type.Object({ ...contactSchemas(LISTING_FIELDS), ...further });

/** How the poster of a request is reached. */
export const RequestContactSchema = Type.Object({ ...contactSchemas(REQUEST_FIELDS), ...further });
