import { hasKeywordText } from "#domain/search/keyword.ts";
import { unmetSearchOf } from "#domain/search/unmet-search.ts";
import { criteriaOf, understandingOf, wantedWithin } from "#domain/search/ranked-criteria.ts";
import { filtersIn, strictCriteria } from "#domain/search/search-criteria.ts";
import { MAX_KEYWORDS, MAX_WISH_LENGTH } from "#domain/search/understanding.ts";
import type { Caller } from "../../http/calls/caller.ts";
import type { FieldError } from "#contract/schemas/errors.ts";
import { unprocessable } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { refuseBadCriteria } from "../../listings/search/criteria-errors.ts";
import { listView } from "../../listings/listing-row.ts";
import { pageOf } from "../../listings/listing-store.ts";
import { roomOrderOf } from "../../listings/search/room-order.ts";
import { tell } from "../../occurrences.ts";
import { AI_SEARCH_WITHIN_MS } from "../answer-within.ts";
import type { runCounter } from "../quota/counted-run.ts";
import type { AiParts } from "../ai-parts.ts";
import { fittingSearch } from "./find-fitting.ts";
import { reasoningOf } from "./reasoning.ts";
import { sharedSearch } from "./shared-search.ts";
import { textSearch } from "./text-search.ts";

interface SearchParts extends Pick<
  AiParts,
  "turn" | "db" | "totals" | "keywordSearch" | "ai" | "today" | "publicContacts"
> {
  counted: ReturnType<typeof runCounter>;
}

/** Searches that rank by fit: for a sentence with AI and quota, for a text and for criteria without either. */
export function serveAiSearch(calls: CallServer, parts: SearchParts): void {
  const { ai, today, publicContacts, turn, db } = parts;
  const find = fittingSearch(parts);
  // Without an account and without a quota: many may ask at once.
  const together = { turn, db };
  const findTogether = sharedSearch(find, together);
  const findByText = sharedSearch(textSearch({ find, keywordSearch: parts.keywordSearch }), together);

  calls.serve(
    "searchByAi",
    async ({ query: { query: text, show_reasoning = true, ...filters }, caller, client, awaited: { signal } }) => {
      if (!hasKeywordText(text)) throw unprocessable([EMPTY]);
      refuseBadCriteria(filters);
      const occasion = { today: today(), signal, log: client.log };
      const run = {
        accountId: caller.userId,
        kind: "search" as const,
        language: client.language,
        signal,
        log: client.log,
      };
      const { result, quota } = await parts.counted(run, async () => {
        const wanted = await ai.understand(text, occasion);
        const search = {
          wanted: wantedWithin(wanted, filters),
          filters,
          today: occasion.today,
          view: viewOf(caller),
          order: null,
          page: pageOf({}),
        };
        return {
          result: { wanted, found: await turn(client.network, () => find(db, search)) },
          counts: true,
        };
      });
      const { wanted, found } = result;
      if (found.count === 0) tell("unmetSearch", unmetSearchOf(criteriaOf(wanted)));
      const reasoning = show_reasoning ? { reasoning: reasoningOf(wanted, found, client.language) } : {};
      return { ...found, ...reasoning, query_understanding: wanted, quota };
    },
    { answerWithinMs: AI_SEARCH_WITHIN_MS },
  );

  calls.serve("searchByText", async ({ query, caller, client }) => {
    const { text } = query;
    const filters = filtersIn(query);
    if (!hasKeywordText(text)) throw unprocessable([{ ...EMPTY, loc: ["query", "text"] }]);
    refuseBadCriteria(filters);
    const search = { text, filters, today: today(), view: viewOf(caller), sort: query, page: pageOf(query) };
    const found = await findByText(search, client.network);
    if (found.count === 0) tell("unmetSearch", unmetSearchOf(criteriaOf(found.query_understanding)));
    return found;
  });

  calls.serve("matchListings", ({ query, caller, client }) => {
    const { walk_minutes, people, keywords, sort_by } = query;
    const filters = filtersIn(query);
    refuseBadCriteria(filters);
    const wishes = {
      ...(walk_minutes !== undefined && { walk_minutes }),
      ...(people !== undefined && { people }),
    };
    const wanted = understandingOf({ ...filters, ...wishes, keywords: keywordsOf(keywords) });
    return findTogether(
      {
        wanted,
        filters: strictCriteria(filters),
        today: today(),
        view: viewOf(caller),
        order: sort_by === undefined ? null : roomOrderOf(filters, query),
        page: pageOf(query),
      },
      client.network,
    );
  });

  function viewOf(caller: Caller | null) {
    return listView(caller, publicContacts);
  }
}

const EMPTY: FieldError = { loc: ["query", "query"], msg: "Please enter search keywords", type: "emptySearch" };

// A repeated key is a mistake (W-10), so they come in one.
function keywordsOf(text = ""): string[] {
  const keywords = [...new Set(text.split(",").map((keyword) => keyword.trim()))].filter((keyword) => keyword !== "");
  const isBad = keywords.length > MAX_KEYWORDS || keywords.some((keyword) => [...keyword].length > MAX_WISH_LENGTH);
  if (!isBad) return keywords;
  const msg = `Must be at most ${MAX_KEYWORDS} keywords of ${MAX_WISH_LENGTH} characters each`;
  throw unprocessable([{ loc: ["query", "keywords"], msg, type: "keywords" }]);
}
