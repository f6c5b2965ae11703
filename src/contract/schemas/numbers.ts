import { Type, type Static } from "typebox";
import { NOTIFICATION_KINDS } from "#domain/notifications/notification.ts";
import { PRICE_BANDS } from "#domain/search/unmet-search.ts";
import { oneOf } from "./shapes.ts";

/** Days that numbers look back. */
export const NUMBERS_OF_DAYS = 30;
/** Days, today included, for which people are counted. */
export const PEOPLE_OF_DAYS = [1, 7, NUMBERS_OF_DAYS] as const;
/** Fewer searches of a place and price than this are not shown. */
export const LEAST_SHOWN = 5;

const count = Type.Integer({ minimum: 0 });

/** What the site knows of itself. */
export const NumbersSchema = Type.Object({
  since_day: Type.String({ format: "date", description: "The first London day that is looked at." }),
  rooms: Type.Array(
    Type.Object({
      city: Type.String({ description: "A known city; `other` for all others." }),
      open: count,
      confirmed: Type.Integer({ minimum: 0, description: "Posted or confirmed in the last 14 days." }),
    }),
  ),
  requests: Type.Integer({ minimum: 0, description: "That are open." }),
  people: Type.Array(
    Type.Object({
      days: Type.Integer({ minimum: 1, description: "London days, today included." }),
      sign_ups: Type.Integer({ minimum: 0, description: "Accounts made in these days that are still there." }),
      active: Type.Integer({
        minimum: 0,
        description:
          "Accounts with a session, still there, that was begun or renewed in these days. Whoever has logged out since is not counted: only the last renewal of a session is kept, and that no longer than the session.",
      }),
      contacts: Type.Integer({
        minimum: 0,
        description: "Contacts that somebody opened for the first time in these days, of what is still there.",
      }),
    }),
    { description: `Of the last ${PEOPLE_OF_DAYS.join(", ")} days.` },
  ),
  unmet: Type.Array(
    Type.Object({
      city: Type.String({ description: "A known city; `other` for all others, `any` where none was named." }),
      band: oneOf(PRICE_BANDS, { description: "Pounds a week at most." }),
      count,
    }),
    { description: `Searches that found nothing, by place and price; none that came fewer than ${LEAST_SHOWN} times.` },
  ),
  unmet_rare: Type.Integer({ minimum: 0, description: "Those that came less often, together." }),
  alerts: Type.Array(Type.Object({ kind: oneOf(NOTIFICATION_KINDS), sent: count, opened: count })),
  matches: Type.Integer({ minimum: 0, description: "That both sides were told of." }),
  offers: Type.Object({ sent: count, declined: count, muted: count }),
  reports: Type.Object({ received: count, decided: count }),
});

export type Numbers = Static<typeof NumbersSchema>;
