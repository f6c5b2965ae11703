import { crc32 } from "#domain/crc32.ts";
import type { Scheduler } from "../time/scheduler.ts";
import { modelServer, type ModelServer } from "./model-server.ts";
import { roomAnswer } from "./rooms.ts";
import type { ServerAnswer, ServerRequest } from "./request.ts";

/** The server as an installation: it may be away, and be restored from a backup. */
export interface Site {
  /** Null while it is away. */
  serve(request: ServerRequest): ServerAnswer | null;
  breakOff(request: ServerRequest, share: number): void;
  /** It is away for so long. */
  die(downMs: number): void;
  /** Its clock, which is right. */
  now(): Date;
  readonly server: ModelServer;
  /** Called after each request of somebody. */
  onServed: (userId: string, request: ServerRequest, answer: ServerAnswer) => void;
  /** Ends the session of a token. */
  endSession(token: string): void;
  /** Signs somebody in. @returns A bearer token. */
  signIn(userId: string): string;
}

/** When runs begin. */
export const BEGIN = Date.parse("2026-11-21T12:00:00.000Z");

export function site(scheduler: Scheduler): Site {
  const own = scheduler.life("server");
  const now = () => new Date(BEGIN + Math.floor(scheduler.now()));
  const sessions = new Map<string, string>();
  let downUntil = 0;
  let made = 0;
  const newId = () => `00000000-0000-4000-9000-${String((made += 1)).padStart(12, "0")}`;
  const newToken = () => Array.from({ length: 32 }, () => own.random.pick([..."abcdefgh"])).join("");
  const photoFile = (bytes: Uint8Array<ArrayBuffer>) => ({ fileId: crc32(bytes), colour: "#000000" });
  const server = modelServer({ now, newId, newToken, photoFile, userOf: (token) => sessions.get(token) });
  const isAway = () => scheduler.now() < downUntil;
  const installed: Site = {
    server,
    now,
    onServed: () => undefined,
    serve(request) {
      if (isAway()) return null;
      const answer = roomAnswer(request, now()) ?? server.answer(request);
      const userId = sessions.get((request.headers["authorization"] ?? "").slice("Bearer ".length));
      if (userId !== undefined) installed.onServed(userId, request, answer);
      return answer;
    },
    breakOff(request, share) {
      const { body } = request;
      if (isAway() || typeof body !== "object" || body === null) return;
      server.breakOff(request, Math.floor(body.file.length * share));
    },
    die: (downMs) => void (downUntil = scheduler.now() + downMs),
    endSession: (token) => void sessions.delete(token),
    signIn(userId) {
      const token = `session-${(made += 1)}`;
      sessions.set(token, userId);
      return token;
    },
  };
  return installed;
}
