import { Type } from "typebox";
import { nullable } from "./shapes.ts";

/** How the poster of a room, or of a request, is reached. */
export const ContactSchema = Type.Object({
  email: Type.String({ description: "Empty where none was given." }),
  contact_info: nullable(Type.String()),
  contacts_in_text: nullable(
    Type.String({ description: "What others see covered (▮▮▮) in title, description and other texts, a line each." }),
  ),
  updated_at: Type.String({
    format: "date-time",
    description: "Of the room or request: where that is later, the contact may be another one.",
  }),
});
