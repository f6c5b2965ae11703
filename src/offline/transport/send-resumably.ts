import { ApiError, isRefusedOnTheWay, isUnanswered } from "#contract/api-error.ts";
import { anySignal } from "#contract/any-signal.ts";
import { crc32 } from "#domain/crc32.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { photoRefusalOf } from "./photo-refusal.ts";
import { deadline, type SenderClock } from "./sender-clock.ts";
import type { RestOfFile, ServerApi } from "./server-api.ts";

interface Parts<Result> {
  api: Pick<ServerApi, "call">;
  clock: SenderClock;
  owner: string;
  uuid: string;
  file: Blob;
  /** Ends it. */
  signal?: AbortSignal;
  /** Whether an earlier try has broken off: of what it has brought, nothing is sent again. */
  wasBegun: boolean;
  /** Called when a try has broken off, or takes so long that it may. */
  onBegun: () => Promise<unknown>;
  /** Called with the share that has arrived, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Makes the call that takes the photo, with the whole of it or its rest. */
  send: (rest: RestOfFile, signal: AbortSignal) => Promise<Result>;
}

/** 24 seconds of a line of 1 kB/s: smaller ones cost more, because each has a kilobyte and a half of headers and texts. */
const FIRST_PART_BYTES = 24 * 1024;
/** A part that came whole on a slow line is followed by a larger one, up to this. */
const MOST_PART_BYTES = 2 * FIRST_PART_BYTES;
/** A line on which a photo has broken off is taken for a poor one for so long: the next photo goes in parts from its beginning. */
const POOR_FOR_MS = 10 * MINUTE_MS;
/** What has come so soon leaves the next part be twice as large: on a good line a photo is a few parts. */
const QUICK_MS = 4000;
/** A part may take as long as a line of a quarter of a kilobyte a second needs. */
const SLOWEST_PART_BYTES_PER_MS = 0.25;
/** After so long the phone may put its worker to sleep in the middle of it. */
const BEGUN_AFTER_MS = 3000;

/** When a line has broken off last, by its api. Not stored: the next start finds out anew. */
const brokenOff = new WeakMap<object, number>();

/**
 * Sends a photo: at once, on an ordinary line; and where that has broken off, in parts, from where the server has it. Only what
 * makes no progress ends it, never the time of the whole.
 * @throws What the calls throw.
 */
export async function sendResumably<Result>(parts: Parts<Result>): Promise<Result> {
  const { file } = parts;
  const known = parts.wasBegun ? await received(parts) : null;
  let from = known ?? 0;
  let most = known === null && !isPoor(parts) ? file.size : FIRST_PART_BYTES;
  let isAnew = false;
  for (;;) {
    try {
      const next = { from, most, isAnew };
      if (file.size - from <= most) return await sendRest(parts, next, known !== null || from > 0);
      const startedAt = parts.clock.now();
      from = await sendPart(parts, next);
      parts.onProgress?.(from / file.size);
      const isQuick = parts.clock.now() - startedAt < QUICK_MS;
      if (isQuick || most < MOST_PART_BYTES) most *= 2;
    } catch (error) {
      if (isNotThere(error) && !isAnew) {
        isAnew = true;
        from = 0;
        continue;
      }
      const further = furtherThan(error);
      if ((further === null && !isBrokenOff(error)) || parts.signal?.aborted === true) throw error;
      await parts.onBegun();
      const come = await (further === null ? received(parts).catch(() => null) : further);
      if (come !== null) brokenOff.set(parts.api, parts.clock.now());
      // Nothing came of it: the line is gone, and is waited for as ever.
      if (come === null || come <= from) throw error;
      from = Math.min(come, lastByte(file));
      most = FIRST_PART_BYTES;
      parts.onProgress?.(from / file.size);
    }
  }
}

/**
 * The same, where a refusal of the photo itself ends it well.
 * @returns Whether the server has taken the photo.
 * @throws What the calls throw for anything else.
 */
export async function sendUnlessRefused(parts: Parts<unknown>): Promise<boolean> {
  try {
    await sendResumably(parts);
    return true;
  } catch (error) {
    if (photoRefusalOf(error) !== null) return false;
    throw error;
  }
}

/** The next part of a file to send. */
interface Next {
  from: number;
  /** Bytes at most. */
  most: number;
  /** The server has other bytes: what it has counts for nothing. */
  isAnew: boolean;
}

async function sendRest<Result>(parts: Parts<Result>, next: Next, isPart: boolean): Promise<Result> {
  const rest = await restOf(parts, next);
  const noteBegun = () => void parts.onBegun().catch(() => undefined);
  const stop = isPart ? undefined : parts.clock.after(BEGUN_AFTER_MS, noteBegun);
  try {
    return await parts.send(rest, patience(parts, rest.file.size, isPart));
  } finally {
    stop?.();
  }
}

async function sendPart<Result>(parts: Parts<Result>, next: Next): Promise<number> {
  const body = await restOf(parts, next);
  const signal = patience(parts, body.file.size, true);
  const { data } = await parts.api.call(parts.owner, "sendUploadPart", { body, signal });
  return data.received;
}

/** How much of it the server has; null where it is of a build that keeps no parts. */
async function received<Result>(parts: Parts<Result>): Promise<number | null> {
  const { owner, uuid, file } = parts;
  try {
    const { data } = await parts.api.call(owner, "readUpload", { params: { uuid }, signal: patience(parts, 0, false) });
    return Math.min(data.received, lastByte(file));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return error.code === "upload_not_found" ? 0 : null;
  }
}

/** The last part is sent in any case, for its answer: so it has a byte at the least. */
function lastByte(file: Blob): number {
  return Math.max(0, file.size - 1);
}

async function restOf<Result>({ file, uuid }: Parts<Result>, { from, most, isAnew }: Next): Promise<RestOfFile> {
  const rest = from === 0 && most >= file.size ? file : file.slice(from, from + most, file.type);
  // With an offset the server says at once when it has more already, without one it begins anew.
  if (from === 0) return { uuid, file: rest, ...(!isAnew && { offset: "0" }) };
  const before = new Uint8Array(await file.slice(0, from).arrayBuffer());
  return { uuid, file: rest, offset: String(from), checksum: crc32(before) };
}

function patience<Result>({ clock, signal }: Parts<Result>, bytes: number, isPart: boolean): AbortSignal {
  const ends = isPart ? deadline({ clock }, bytes, SLOWEST_PART_BYTES_PER_MS) : deadline({ clock }, bytes);
  return signal === undefined ? ends : anySignal(signal, ends);
}

function isPoor<Result>({ api, clock }: Parts<Result>): boolean {
  const brokeOffAt = brokenOff.get(api);
  return brokeOffAt !== undefined && Math.abs(clock.now() - brokeOffAt) < POOR_FOR_MS;
}

/** Other bytes than the phone's have come, or they were forgotten. */
function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.code === "upload_not_there";
}

/** How much the server has of it, when it says that more has come than the phone knows; null for any other error. */
function furtherThan(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== "upload_further") return null;
  const { received } = (error.current ?? {}) as { received?: number };
  return received ?? null;
}

function isBrokenOff(error: unknown): boolean {
  return (
    (isUnanswered(error) && !isRefusedOnTheWay(error)) ||
    (error instanceof ApiError && error.code === "request_timeout")
  );
}
