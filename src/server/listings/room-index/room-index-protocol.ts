import type { OpenFilter } from "#domain/open-filter.ts";
import type { Matches, MatchQuestion, TitleMatch } from "../title-matches.ts";

/** The questions that the index's thread answers, with their answers. */
export interface RoomQuestions {
  /** How many rooms match a filter, and their ids when they are few. */
  countRooms: { asked: { filter: OpenFilter }; answered: { count: number; few: string[] | null } };
  /**
   * The rooms that match a keyword: the ids of all when there are no more than RANKED, else those of the page.
   * `later` are matches that came after the index, newest first; by price and by dates they are only counted.
   */
  findMatches: { asked: MatchQuestion & { later: TitleMatch[] }; answered: Matches };
}

export type QuestionName = keyof RoomQuestions;

export type Question = {
  [Name in QuestionName]: { number: number; name: Name; asked: RoomQuestions[Name]["asked"] };
}[QuestionName];

/** What the thread says: once that it is ready, then one reply a question. */
export type Said =
  { ready: { rooms: number } } | { number: number; answered: unknown } | { number: number; failed: string };

/** What the thread is started with. */
export interface RoomIndexInput {
  databaseUrl: string;
  /** Rooms that came later are left out: some of them may not have been committed when the thread reads. */
  until: Date;
}
