import { Type, type Static } from "typebox";
import { SEASONS } from "#domain/prices/season.ts";
import { FEWEST_ROOMS, type TypicalPrice } from "#domain/prices/typical-price.ts";
import { nullable, oneOf } from "./shapes.ts";

export const TypicalPriceSchema = Type.Object({
  kind: Type.String({
    description:
      "studio, ensuite, double, room, a whole home by its bedrooms: 2b; shared for any room in a shared home.",
  }),
  season: nullable(
    oneOf(SEASONS, {
      description: "When the rooms begin: `intake` from June to October, `rest` otherwise; null for all.",
    }),
  ),
  rooms: Type.Integer({ minimum: FEWEST_ROOMS, description: "How many; a poster of several counts once." }),
  low: Type.Number({ description: "Pounds a week: a quarter of the rooms cost less." }),
  median: Type.Number({ description: "Pounds a week: half of the rooms cost less." }),
  high: Type.Number({ description: "Pounds a week: a quarter of the rooms cost more." }),
});

export const TypicalPricesQuery = Type.Object({
  city: Type.String({ minLength: 1, maxLength: 100, description: "A city name or a known alias (伦敦)." }),
});

export const TypicalPricesSchema = Type.Object({
  city: Type.String(),
  // Not `data`: earlier builds take what is called so in a kept answer for rooms.
  prices: Type.Array(TypicalPriceSchema),
  count: Type.Integer({ minimum: 0, description: "Of prices." }),
});

// The schema and the domain's type are the same thing; the compiler says so when they drift apart.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const typicalPriceSchemaIsTheDomainType: Same<Static<typeof TypicalPriceSchema>, TypicalPrice> = true;
