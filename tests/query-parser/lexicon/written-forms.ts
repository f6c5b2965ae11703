import { compileLexicon, type Lexicon } from "../../../src/query-parser/lexicon/find-terms.ts";
import { expandForm, parseTable } from "../../../src/query-parser/lexicon/lexicon.ts";
import { AMENITIES } from "../../../src/query-parser/lexicon/tables/amenities.ts";
import { CORRECTIONS } from "../../../src/query-parser/lexicon/tables/corrections.ts";
import { LOCATION } from "../../../src/query-parser/lexicon/tables/location.ts";
import { NEARNESS } from "../../../src/query-parser/lexicon/tables/near.ts";
import { OCCUPANTS } from "../../../src/query-parser/lexicon/tables/occupants.ts";
import { ROOM_COUNTS } from "../../../src/query-parser/lexicon/tables/room-counts.ts";
import { ROOMS } from "../../../src/query-parser/lexicon/tables/rooms.ts";
import { STANCE } from "../../../src/query-parser/lexicon/tables/stance.ts";
import { TENANCY_TERMS } from "../../../src/query-parser/lexicon/tables/tenancy-terms.ts";
import { TOPICS } from "../../../src/query-parser/lexicon/tables/topics.ts";
import { fold } from "../../../src/query-parser/text/fold.ts";
import { createSourceText } from "../../../src/query-parser/text/source-text.ts";

/** A table with the text that it is looked for in. */
interface ReadTable {
  lexicon: Lexicon;
  canonicalOf(text: string): string;
}

const canonical = (text: string) => createSourceText(text).canonical;
const folded = (text: string) => fold(text).text;

/** The tables of words; topics and corrections are looked for before numbers become digits. */
export const READ_TABLES: Readonly<Record<string, ReadTable>> = {
  stance: { lexicon: lexiconOf(STANCE), canonicalOf: canonical },
  rooms: { lexicon: lexiconOf(ROOMS), canonicalOf: canonical },
  "room-counts": { lexicon: lexiconOf(ROOM_COUNTS), canonicalOf: canonical },
  occupants: { lexicon: lexiconOf(OCCUPANTS), canonicalOf: canonical },
  "tenancy-terms": { lexicon: lexiconOf(TENANCY_TERMS), canonicalOf: canonical },
  location: { lexicon: lexiconOf(LOCATION), canonicalOf: canonical },
  amenities: { lexicon: lexiconOf(AMENITIES), canonicalOf: canonical },
  near: { lexicon: lexiconOf(NEARNESS), canonicalOf: canonical },
  topics: { lexicon: lexiconOf(TOPICS), canonicalOf: folded },
  corrections: { lexicon: lexiconOf(CORRECTIONS), canonicalOf: folded },
};

function lexiconOf(table: string): Lexicon {
  return compileLexicon(parseTable(table));
}

const SLOTS: readonly [string, string][] = [
  ["#", "2"],
  ["S", "2"],
  ["A", "200"],
  ["_", ""],
  ["[", ""],
  ["]", ""],
  ["…", " "],
];

/** What a form is in a text, with the least in its slots; of a form with very many alternatives the first ones. */
export function writtenForms(form: string): string[] {
  return expandForm(form)
    .slice(0, 300)
    .map((written) => {
      const plain = written.endsWith("*") ? written.slice(0, -1) : written;
      return SLOTS.reduce((text, [slot, by]) => text.replaceAll(slot, by), plain).trim();
    });
}
