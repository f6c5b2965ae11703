import { beyondRanked, bestFirst } from "../keyword-rank.ts";
import type { PageOf } from "../open-listings.ts";
import { isRanking, RANKED, type TitleMatch } from "../title-matches.ts";
import { matchRooms } from "./match-rooms.ts";
import { countRooms, idOf, withinFilter, type RoomFacts } from "./room-facts.ts";
import type { QuestionName, RoomQuestions } from "./room-index-protocol.ts";
import { sortedPage } from "./sorted-page.ts";
import type { TitleIndex } from "./title-index.ts";

/** Answers questions about the rooms of one moment. */
export type RoomAnswers = {
  [Name in QuestionName]: (asked: RoomQuestions[Name]["asked"]) => RoomQuestions[Name]["answered"];
};

export function roomAnswers(facts: RoomFacts, titles: TitleIndex): RoomAnswers {
  return {
    countRooms: ({ filter }) => countRooms(facts, filter),
    findMatches({ query, filter, order, page, later }) {
      const rooms = withinFilter(facts, matchRooms(titles, query), filter);
      const count = later.length + rooms.length;
      if (count <= RANKED) return { count, ids: newestIds(rooms, later, { skip: 0, limit: RANKED }) };
      if (isRanking(order)) return { count, ids: rankedIds(rooms, later, order.bestFor, page) };
      const isNewestFirst = order.sort_by === "created_at" && order.order === "desc";
      return {
        count,
        ids: isNewestFirst ? newestIds(rooms, later, page) : idsOf(sortedPage(facts, rooms, order, page)),
      };
    },
  };

  function rankedIds(rooms: Uint32Array, later: readonly TitleMatch[], keyword: string, page: PageOf): string[] {
    const newest = [...later.slice(0, RANKED), ...Array.from(rooms.subarray(0, RANKED), matchOf)].slice(0, RANKED);
    const best = bestFirst(newest, keyword).slice(page.skip, page.skip + page.limit);
    const beyond = beyondRanked(page);
    return [...best.map(({ id }) => id), ...(beyond === null ? [] : newestIds(rooms, later, beyond))];
  }

  function newestIds(rooms: Uint32Array, later: readonly TitleMatch[], { skip, limit }: PageOf): string[] {
    const first = later.slice(skip, skip + limit).map(({ id }) => id);
    const start = Math.max(skip - later.length, 0);
    return [...first, ...idsOf(rooms.subarray(start, start + limit - first.length))];
  }

  function idsOf(rooms: Uint32Array): string[] {
    return Array.from(rooms, (room) => idOf(facts, room));
  }

  function matchOf(room: number): TitleMatch {
    return { id: idOf(facts, room), search_text: titles.searchText(room) };
  }
}
