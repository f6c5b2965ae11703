import { Type } from "typebox";
import { REPORT_KINDS } from "#domain/moderation/report-rules.ts";
import { oneOf } from "./shapes.ts";

/** How much there is of what fits one room or request of one's own. */
export const MatchCountSchema = Type.Object({
  kind: oneOf(REPORT_KINDS),
  id: Type.String({ format: "uuid" }),
  matches: Type.Integer({ minimum: 0 }),
  offers: Type.Integer({ minimum: 0, description: "Rooms that were offered to the request and not declined." }),
});

/** What fits one's own, in a list of that. */
export const ownMatches = {
  matches: Type.Optional(
    Type.Array(MatchCountSchema, {
      description:
        "What fits those of one's own that are open, as `GET /matches` answers it; absent in a list of everybody's, and while the server has too much to do.",
    }),
  ),
};
