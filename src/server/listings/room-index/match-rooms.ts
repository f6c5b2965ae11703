import { hanPairs, cutToken, type Run } from "#domain/keyword.ts";
import { needleOf, type KeywordQuery, type Term } from "#domain/keyword-query.ts";
import type { TitleIndex } from "./title-index.ts";

/** Positions of the rooms whose title has the keyword, ascending: newest first. */
export function matchRooms(titles: TitleIndex, query: KeywordQuery): Uint32Array {
  const lists = query.terms.map((term) => roomsOfTerm(titles, term)).toSorted((a, b) => a.length - b.length);
  return lists.reduce(intersection, lists.shift() ?? new Uint32Array());
}

function roomsOfTerm(titles: TitleIndex, term: Term): Uint32Array {
  return union(
    term.flatMap((run) => roomsOfRun(titles, run)),
    titles.roomCount,
  );
}

function roomsOfRun(titles: TitleIndex, run: Run): Uint32Array[] {
  if (run.kind === "symbol") return [titles.roomsOf(run.text)];
  if (run.kind === "word") return wordRooms(titles, run);
  const pairs = hanPairs(run.text).map((pair) => titles.roomsOf(pair));
  const [fewest = new Uint32Array(), ...others] = pairs.toSorted((a, b) => a.length - b.length);
  const candidates = others.reduce(intersection, fewest);
  // Two pairs may stand apart; only the text says that they overlap.
  return [others.length === 0 ? candidates : titles.havingText(candidates, needleOf(run))];
}

function wordRooms(titles: TitleIndex, run: Run): Uint32Array[] {
  const token = cutToken(run.text);
  const lists = titles.roomsOfWordsFrom(token);
  return token === run.text ? lists : lists.map((rooms) => titles.havingText(rooms, needleOf(run)));
}

function union(lists: readonly Uint32Array[], roomCount: number): Uint32Array {
  if (lists.length <= 1) return lists[0] ?? new Uint32Array();
  const isIn = new Uint8Array(roomCount);
  for (const list of lists) for (const room of list) isIn[room] = 1;
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let found = 0;
  for (let room = 0; room < roomCount; room++) if (isIn[room] === 1) all[found++] = room;
  return all.subarray(0, found);
}

/** Looks each room of the shorter list up in the longer one, with strides that double. */
function intersection(shorter: Uint32Array, longer: Uint32Array): Uint32Array {
  const common = new Uint32Array(shorter.length);
  let found = 0;
  let at = 0;
  for (const room of shorter) {
    at = firstFrom(longer, at, room);
    if (longer[at] === room) common[found++] = room;
  }
  return common.subarray(0, found);
}

function firstFrom(list: Uint32Array, start: number, room: number): number {
  let stride = 1;
  let low = start;
  while (low + stride < list.length && (list[low + stride] as number) < room) {
    low += stride;
    stride *= 2;
  }
  let high = Math.min(low + stride, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < room) low = middle + 1;
    else high = middle;
  }
  return low;
}
