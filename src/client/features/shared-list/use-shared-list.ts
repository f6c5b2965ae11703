import { useEffect, useState } from "react";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Opinion, Vote } from "#domain/shared-lists/shared-list.ts";
import type { Ask } from "#offline/documents/kind.ts";
import {
  editOpinion,
  readListHere,
  sendWhenLeft,
  sharedListHere,
  type SharedListHere,
} from "#offline/viewings/shared-lists.ts";
import { syncDocumentsNow } from "../../sync/documents-sync.ts";
import { pageApi } from "../../sync/page-api.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { connection } from "../../platform/connection/connection.ts";
import { useBackOnline } from "../../platform/connection/use-back-online.ts";
import { useLiveQuery } from "../../platform/storage/use-live-query.ts";

/** What is voted and written within this is sent together. */
const SENT_AFTER_MS = 1500;
/** Friends who look at a list together hear of each other within this. */
const EXCHANGED_EVERY_MS = MINUTE_MS;

/** Calls as the reader. Those that write outlive the page that is being left. */
function askAs(owner: string, keepalive = false): Ask {
  return (name, options) => pageApi.call(owner, name, { ...options, ...(keepalive && { keepalive }) });
}

export interface OpenedList {
  /** As it was last seen, with the reader's own opinion as it is on this phone; undefined until it was read. */
  here: SharedListHere | undefined;
  /** What the last exchange came to; null while the first one is under way. */
  state: "exchanged" | "ended" | Error | null;
  again: () => void;
  /** Changes the reader's own opinion on the phone. A failure is also the `state`. @throws What the store throws. */
  edit: (change: (content: Opinion) => Opinion) => Promise<void>;
}

/**
 * A shared list: what the phone has of it at once, then what the server has; exchanged again after each change, and each minute
 * while it is in sight.
 */
export function useSharedList(owner: string, token: string): OpenedList {
  const stored = useLiveQuery(() => sharedListHere(owner, token), `shared list ${owner} ${token}`);
  const [round, setRound] = useState(0);
  const [state, setState] = useState<OpenedList["state"]>(null);
  const again = () => setRound((known) => known + 1);
  useBackOnline(again);
  useWhileInSight(again);
  useEffect(() => {
    let isGone = false;
    const wait = setTimeout(
      () => {
        exchange(owner, token).then(
          (isThere) => isGone || setState(isThere ? "exchanged" : "ended"),
          (error: Error) => isGone || setState(error),
        );
      },
      round === 0 ? 0 : SENT_AFTER_MS,
    );
    return () => {
      isGone = true;
      clearTimeout(wait);
    };
  }, [owner, token, round]);
  useSentWhenLeft(stored);
  return {
    here: stored,
    state,
    again,
    edit: (change) =>
      editOpinion(owner, token, change).then(again, (error: Error) => {
        setState(error);
        throw error;
      }),
  };
}

/**
 * Fetches a list with everybody's opinions, and has the reader's own sent.
 * @returns False where the link leads nowhere any more.
 * @throws Like `ServerApi.call`; PhoneFullError; Error where the own opinion does not get through.
 */
async function exchange(owner: string, token: string): Promise<boolean> {
  if (!(await readListHere(askAs(owner), owner, token))) return false;
  if (!(await isUnsent(owner, token))) return true;
  await syncDocumentsNow();
  const left = await sharedListHere(owner, token);
  if (left?.isHeldUp === true) throw new Error("The opinion waits");
  return true;
}

/** Sends what is unsent where the list is left before its turn comes. A page that goes away has no time to read its store. */
function useSentWhenLeft(list: SharedListHere | undefined): void {
  useEffect(() => {
    const sendIfHidden = () => {
      if (document.visibilityState !== "hidden" || list === undefined) return;
      // What is wrong with it is told by the next exchange.
      void sendWhenLeft(askAs(list.owner, true), list).catch(() => undefined);
    };
    document.addEventListener("visibilitychange", sendIfHidden);
    return () => document.removeEventListener("visibilitychange", sendIfHidden);
  }, [list]);
  const [owner, token] = [list?.owner, list?.token];
  useEffect(
    () => () => {
      if (owner !== undefined && token !== undefined) void isUnsent(owner, token).then(syncIf, () => undefined);
    },
    [owner, token],
  );
}

async function isUnsent(owner: string, token: string): Promise<boolean> {
  return owner !== ANONYMOUS && (await sharedListHere(owner, token))?.isUnsent === true;
}

function syncIf(isWanted: boolean): void {
  if (isWanted) void syncDocumentsNow();
}

/** Calls back each minute while the page is in sight, and when it comes into sight again. */
function useWhileInSight(look: () => void): void {
  useEffect(() => {
    const lookInSight = () => {
      if (document.visibilityState === "visible" && connection.peek() === "online") look();
    };
    const timer = setInterval(lookInSight, EXCHANGED_EVERY_MS);
    document.addEventListener("visibilitychange", lookInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookInSight);
    };
    // The function is new at each render, and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

export interface Voter {
  /** What they call themselves; empty where they have not said. */
  name: string;
  isReader: boolean;
}

/** For and against a room, by all who have voted, the reader first. */
export function votesOf(view: SharedListHere["view"], own: Opinion, room: string): Record<Vote, Voter[]> {
  const all = [
    { ...own, isReader: true },
    ...view.opinions.map((opinion) => Object.assign({ isReader: false }, opinion)),
  ];
  const by = (vote: Vote) => all.filter(({ votes }) => votes[room] === vote);
  return { up: by("up"), down: by("down") };
}
