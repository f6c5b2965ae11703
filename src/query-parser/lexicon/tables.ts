import { DISCOURSE } from "./tables/discourse.ts";
import { MONEY } from "./tables/money.ts";
import { QUANTITIES } from "./tables/quantities.ts";

/** All tables by their subject, for what checks them. */
export const TABLES: Readonly<Record<string, string>> = { money: MONEY, quantities: QUANTITIES, discourse: DISCOURSE };
