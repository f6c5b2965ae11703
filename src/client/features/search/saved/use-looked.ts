import { useEffect, useRef } from "react";
import { pathOf } from "#contract/call.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { noteSeen, type SearchHere } from "#offline/searches/saved-searches.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { askInTime } from "../../../api/ask-until-answered.ts";
import { reportUnlessStores } from "../../../drafts/store/or-later.ts";
import { newHere } from "../results/new-here.ts";

/**
 * Marks the rooms of a saved search that are new to its owner, for as long as it is shown, and notes that they have looked.
 * @param row Undefined while the search that is shown is not a saved one.
 * @param fetchedAt The server's clock when it answered with what is shown: what was found later stays new. Null while nothing is.
 */
export function useLooked(owner: string, row: SearchHere | undefined, fetchedAt: number | null): void {
  const id = row?.id ?? null;
  const marked = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    if (row === undefined) return undefined;
    const stop = new AbortController();
    marked.current = mark(owner, row, stop.signal).catch(reportUnlessStores);
    return () => {
      stop.abort();
      newHere.value = null;
    };
    // Once for each search: what counts is how it stood when it was opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [owner, id]);
  useEffect(() => {
    if (id === null || fetchedAt === null) return;
    // The account says what is new before it hears that its owner has looked.
    void marked.current.then(() => noteSeen(owner, id, fetchedAt)).catch(reportUnlessStores);
  }, [owner, id, fetchedAt]);
}

async function mark(owner: string, { id, content, newCount }: SearchHere, stopped: AbortSignal): Promise<void> {
  const ids = newCount > 0 && owner !== ANONYMOUS ? await newRoomIds(owner, id) : [];
  if (!stopped.aborted) newHere.value = { since: content.seen_at, ids: new Set(ids) };
}

/** What the account says, else what it said when it was last asked. */
async function newRoomIds(owner: string, id: string): Promise<string[]> {
  const params = { id };
  const answer = await askInTime("listNewRooms", { params }).catch(() =>
    recallAnswer(owner, pathOf("listNewRooms", params)),
  );
  const { data = [] } = (answer?.data ?? {}) as { data?: readonly Listing[] };
  return data.map((room) => room.id);
}
