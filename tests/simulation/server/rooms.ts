import { room } from "../../offline/room.ts";
import type { ServerAnswer, ServerRequest } from "./request.ts";

/** The rooms of all viewings. The last one is deleted. */
export const ROOMS = [1, 2, 3].map((at) => `20000000-0000-4000-8000-00000000000${at}`);

/** A room, which nobody changes; null for a request for something else. */
export function roomAnswer({ method, path }: ServerRequest, now: Date): ServerAnswer | null {
  const id = method === "GET" ? /^\/api\/v1\/items\/([^/]+)$/.exec(path)?.[1] : undefined;
  if (id === undefined || !ROOMS.includes(id)) return null;
  const isThere = ROOMS.slice(0, -1).includes(id);
  const body = isThere ? room(id) : { detail: "Not found", code: "listing_not_found" };
  const headers = { date: now.toUTCString(), "content-type": "application/json; charset=utf-8" };
  return { status: isThere ? 200 : 404, headers, body: JSON.stringify(body) };
}
