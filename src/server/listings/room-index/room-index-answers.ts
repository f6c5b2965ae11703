import type { Sort } from "#domain/search-criteria.ts";
import { bestFirst } from "#domain/keyword-rank.ts";
import type { PageOf } from "../open-listings.ts";
import { beyondRanked, isRanking, RANKED, type TitleMatch } from "../title-matches.ts";
import { matchRooms } from "./match-rooms.ts";
import { filteredRooms, idOf, withinFilter, type RoomFacts } from "./room-facts.ts";
import type { QuestionName, RoomQuestions } from "./room-index-protocol.ts";
import { sortedPage } from "./sorted-page.ts";
import type { TitleIndex } from "./title-index.ts";

/** Answers questions about the rooms of one moment. */
export type RoomAnswers = {
  [Name in QuestionName]: (asked: RoomQuestions[Name]["asked"]) => RoomQuestions[Name]["answered"];
};

/** So few rooms are found faster one by one than by walking an index that has few of them. */
const FEW = 500;

export function roomAnswers(facts: RoomFacts, titles: TitleIndex): RoomAnswers {
  return {
    countRooms({ filter }) {
      const rooms = filteredRooms(facts, filter);
      return { count: rooms.length, few: rooms.length <= FEW ? idsOf(rooms) : null };
    },
    findMatches({ query, filter, order, page, later }) {
      const rooms = withinFilter(facts, matchRooms(titles, query), filter);
      const count = later.length + rooms.length;
      const part = count <= RANKED ? { skip: 0, limit: RANKED } : page;
      return {
        count,
        ids: isRanking(order) ? rankedIds(rooms, later, order.bestFor, part) : sortedIds(rooms, later, order, part),
      };
    },
  };

  function sortedIds(rooms: Uint32Array, later: readonly TitleMatch[], sort: Sort, page: PageOf): string[] {
    const isNewestFirst = sort.sort_by === "created_at" && sort.order === "desc";
    if (isNewestFirst) return newestIds(rooms, later, page);
    return idsOf(sortedPage(facts, rooms, sort, page));
  }

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
