import { Type, type Static } from "typebox";
import { SCAM_REASONS, SEVERITIES, type ScamSign } from "#domain/scam-guard/scam-sign.ts";
import { oneOf } from "./shapes.ts";

/** One reason to look twice at a room or a request. Phones skip reasons that are younger than they are. */
export const ScamSignSchema = Type.Object({
  reason: oneOf(SCAM_REASONS),
  severity: oneOf(SEVERITIES),
  comparison: Type.Optional(
    Type.Object({
      price: Type.Number({ description: "Pounds a week." }),
      median: Type.Number({ description: "Of such rooms in its city, pounds a week." }),
      rooms: Type.Integer({ minimum: 1, description: "How many rooms the median is of." }),
      kind: Type.String({
        description:
          "studio, ensuite, double, room, a whole home by its bedrooms (2b), or shared: any room in a shared home.",
      }),
      everywhere: Type.Optional(Type.Literal(true, { description: "The figures are of all cities together." })),
    }),
  ),
});

export const ListingWarningsSchema = Type.Object({ signs: Type.Array(ScamSignSchema) });

// The schema and the domain's type are the same thing; the compiler says so when they drift apart.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const scamSignSchemaIsTheDomainType: Same<Static<typeof ScamSignSchema>, ScamSign> = true;
