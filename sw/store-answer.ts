import type { Listing } from "#domain/listings/listing.ts";
import { roomIdOf } from "#offline/cache/answers/answer-kind.ts";
import { storeResultPhotos } from "#offline/cache/photos/store-result-photos.ts";
import { forgetOpenedRoom, rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import type { ServerAnswer } from "./ask-server.ts";

const NOT_FOUND = 404;

/** The user, the path, and the time of the request by the phone's clock. */
export interface RememberedCall {
  owner: string;
  path: string;
  askedAt: number;
}

/** Caches a good answer; deletes the cached copy of a room that the server no longer has. */
export async function storeAnswer({ owner, path, askedAt }: RememberedCall, answer: ServerAnswer): Promise<void> {
  const { verdict, response, isServersWord, body, fetchedAt } = answer;
  const roomId = roomIdOf(path);
  if (isServersWord && response.status === NOT_FOUND && roomId !== null) await forgetOpenedRoom(owner, roomId);
  if (verdict !== "good") return;
  if (roomId === null) {
    await rememberAnswer({ owner, path, body, fetchedAt, askedAt });
    return storeResultPhotos({ owner, path });
  }
  // The answer has the keys of a listing; like the page's own calls, the worker trusts its server for the rest.
  await rememberOpenedRoom({ owner, listing: JSON.parse(body) as Listing, fetchedAt, askedAt });
}
