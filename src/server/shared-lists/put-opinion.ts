import { isDeepStrictEqual } from "node:util";
import { MAX_OPINION_ROOMS, MAX_OPINIONS, type Opinion, type OwnOpinion } from "#domain/shared-lists/shared-list.ts";
import { oneLine } from "#domain/one-line.ts";
import { tidyName } from "#domain/tidy/name.ts";
import { isBlank, tidyLine } from "#domain/users/account-rules.ts";
import type { Trx } from "../db/db.ts";
import { isUuid } from "../http/calls/is-uuid.ts";
import { HttpError, unprocessable } from "../http/errors/http-error.ts";
import { refuseStale, versionAfter } from "../http/calls/row-version.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import { lockByToken, opinionsOf, writeOpinion, type OpinionRow } from "./shared-list-store.ts";

interface OpinionEdit {
  token: string;
  accountId: string;
  content: Opinion;
  /** Undefined for an opinion that is to be new. */
  ifMatch: string | undefined;
}

/**
 * Writes what a person thinks of the rooms of a list: of two devices that began with one version the later is refused, and merges.
 * What is there already is answered as it is: its sender has missed the first answer.
 * @throws HttpError 404 for a link that is none, 409 for another version, 422 for one person too many, 429 for too many changes.
 */
export async function putOpinion(
  trx: Trx,
  { token, accountId, content, ifMatch }: OpinionEdit,
  { now, limits }: { now: Date; limits: RateLimits },
): Promise<OwnOpinion> {
  const list = await lockByToken(trx, token);
  if (list === undefined) throw sharedListNotFound();
  const opinions = await opinionsOf(trx, list.id);
  const before = opinions.find((opinion) => opinion.account_id === accountId);
  if (before !== undefined && isDeepStrictEqual(before.content, content)) return toOwn(before);
  if (before !== undefined) refuseStale({ ifMatch: ifMatch ?? "none", updatedAt: undefined }, toOwn(before));
  else if (opinions.length >= MAX_OPINIONS) throw tooMany([], `${MAX_OPINIONS} people have said something already`);
  await limits.takeWithin(trx, ["opinionWrite", accountId]);
  const updated_at = before === undefined ? now.toISOString() : versionAfter(before, now);
  return toOwn(await writeOpinion(trx, { listId: list.id, accountId }, { content, updated_at }));
}

/** An opinion as its own author gets it. */
export function toOwn({ content, updated_at }: OpinionRow): OwnOpinion {
  return { content, version: updated_at, updated_at };
}

/**
 * What an opinion may hold of what was sent: rooms by their ids, notes that say something, texts tidied as a room's are (G10c).
 * @throws HttpError 422 where it speaks of more rooms than there can be.
 */
export function checkedOpinion({ name, votes, notes }: Opinion): Opinion {
  const checked = {
    name: tidyName(oneLine(name)),
    votes: ofRooms(votes),
    notes: notesOf(notes),
  };
  for (const field of ["votes", "notes"] as const) {
    if (Object.keys(checked[field]).length > MAX_OPINION_ROOMS) {
      throw tooMany([field], `Are of more than ${MAX_OPINION_ROOMS} rooms`);
    }
  }
  return checked;
}

function ofRooms<Value>(values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([room]) => isUuid(room)));
}

function notesOf(notes: Opinion["notes"]): Opinion["notes"] {
  const tidy = Object.entries(ofRooms(notes)).map(([room, note]) => [room, tidyLine(note)] as const);
  return Object.fromEntries(tidy.filter(([, note]) => !isBlank(note)));
}

function tooMany(path: string[], msg: string): HttpError {
  return unprocessable([{ loc: ["body", "content", ...path], msg, type: "too-many" }]);
}

/** For a link whose list is gone, or never was. */
export function sharedListNotFound(): HttpError {
  return new HttpError("shared_list_not_found", "This link leads nowhere any more");
}
