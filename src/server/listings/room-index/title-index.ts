import { firstNotBefore } from "#domain/sorted-words.ts";
import { growingBytes, growingPositions } from "./growing-array.ts";
import { TokenCodes } from "./token-codes.ts";

/** Which rooms have a token in their title, and the titles' search texts. A room is its position. */
export interface TitleIndex {
  /** Ascending; empty when no title has the token. */
  roomsOf(token: string): Uint32Array;
  /** For each word that begins so, its rooms. */
  roomsOfWordsFrom(beginning: string): Uint32Array[];
  searchText(room: number): string;
  /** Those of the rooms whose search text has the needle. */
  havingText(rooms: Uint32Array, needle: string): Uint32Array;
  roomCount: number;
}

/** Collects search texts in the order of the rooms. */
export function titleIndexBuilder() {
  const texts = growingBytes();
  const textEnds = growingPositions();
  const codes = new TokenCodes();
  const occurrences = growingPositions();
  const occurrenceEnds = growingPositions();
  const lastRoomOfToken: number[] = [];
  let room = 0;
  // A token that comes twice in a title counts once.
  const onCode = (code: number): void => {
    if (lastRoomOfToken[code] === room) return;
    lastRoomOfToken[code] = room;
    occurrences.push(code);
  };
  return {
    add: (searchText: Buffer): void => {
      texts.append(searchText);
      textEnds.push(texts.length);
      codes.eachToken(searchText.toString(), onCode);
      occurrenceEnds.push(occurrences.length);
      room++;
    },
    done(): TitleIndex {
      const postings = invert(codes.count, occurrences.done(), occurrenceEnds.done());
      return titleIndex(codes, postings, texts.done(), textEnds.done());
    },
  };
}

type Postings = (code: number) => Uint32Array;

// A counting sort: room by room in, token by token out.
function invert(tokenCount: number, occurrences: Uint32Array, ends: Uint32Array): Postings {
  const starts = new Uint32Array(tokenCount + 1);
  for (const code of occurrences) starts[code + 1] = (starts[code + 1] as number) + 1;
  for (let code = 0; code < tokenCount; code++)
    starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number);
  const next = starts.slice();
  const rooms = new Uint32Array(occurrences.length);
  let at = 0;
  for (let room = 0; room < ends.length; room++) {
    for (const end = ends[room] as number; at < end; at++) {
      const code = occurrences[at] as number;
      const place = next[code] as number;
      rooms[place] = room;
      next[code] = place + 1;
    }
  }
  return (code) => rooms.subarray(starts[code], starts[code + 1]);
}

function titleIndex(codes: TokenCodes, postings: Postings, texts: Uint8Array, textEnds: Uint32Array): TitleIndex {
  const words = codes.words();
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength);
  const startOf = (room: number): number => (room === 0 ? 0 : (textEnds[room - 1] as number));
  const roomsOf = (token: string): Uint32Array => {
    const code = codes.codeOf(token);
    return code === -1 ? new Uint32Array() : postings(code);
  };
  return {
    roomsOf,
    roomsOfWordsFrom(beginning) {
      const first = firstNotBefore(words, beginning);
      const lists: Uint32Array[] = [];
      for (let at = first; words[at]?.startsWith(beginning) === true; at++) lists.push(roomsOf(words[at] ?? ""));
      return lists;
    },
    searchText: (room) => bytes.toString("utf8", startOf(room), textEnds[room]),
    havingText(rooms, needle) {
      const wanted = Buffer.from(needle);
      return rooms.filter((room) => hasBytes(texts, startOf(room), textEnds[room] as number, wanted));
    },
    roomCount: textEnds.length,
  };
}

function hasBytes(texts: Uint8Array, start: number, end: number, wanted: Uint8Array): boolean {
  for (let at = start; at <= end - wanted.length; at++) {
    let same = 0;
    while (same < wanted.length && texts[at + same] === wanted[same]) same++;
    if (same === wanted.length) return true;
  }
  return false;
}
