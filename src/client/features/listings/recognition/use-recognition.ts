import { useEffect, useRef, useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { noteSeen } from "#offline/drafts/seen-photos.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { NoPhotosError, recognisePhotos, type RecognisedPhotos, type RecognitionStep } from "./recognise-photos.ts";

/** The outcome of a recognition. */
export type RecognitionState =
  | { name: "idle" }
  | RecognitionStep
  | { name: "taken"; taken: TakenReading }
  | { name: "empty" | "no-photos" | "offline" | "failed" }
  /** @property detail The server's sentence; empty where it has none. */
  | { name: "quota"; detail: string };

interface Parts {
  draftSession: DraftSession<"listing">;
  take: (readings: Readings) => TakenReading;
  /** Called when a run has ended, however it did. */
  onEnd: () => void;
}

/** Extracts a form's fields from its photos, one run at a time; unmounting the form aborts it. */
export function useRecognition({ draftSession, take, onEnd }: Parts) {
  const [state, setState] = useState<RecognitionState>({ name: "idle" });
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);
  return { state, start, cancel };

  async function start(): Promise<void> {
    if (run.current !== null) return;
    const draft = draftSession.draft.peek();
    if (draft.photos.length === 0) return setState({ name: "no-photos" });
    if (connection.peek() !== "online") return setState({ name: "offline" });
    const releaseHold = holdUpdates("recognition", "sending");
    const { signal } = (run.current = new AbortController());
    try {
      const read = await recognisePhotos(draft, { signal, onStep: (step) => signal.aborted || setState(step) });
      // A run cancelled too late fills nothing.
      if (signal.aborted) return;
      setState(outcomeOf(read === null ? {} : readingsOf({ ...read.listing })));
      if (read !== null) await keepSeen(read);
    } catch (error) {
      if (!signal.aborted) setState(refusalOf(error));
    } finally {
      releaseHold();
      if (run.current?.signal === signal) run.current = null;
      onEnd();
    }
  }

  function cancel(): void {
    run.current?.abort();
    run.current = null;
    setState({ name: "idle" });
  }

  // Photos of a room that is edited are on the phone once the draft is saved. A store that takes nothing, which the form
  // says itself, takes nothing from what was read.
  async function keepSeen({ seen }: RecognisedPhotos): Promise<void> {
    const keeping = draftSession.flush().then(() => noteSeen(draftSession.draft.peek().owner, seen));
    await within(STORE_PATIENCE_OFFLINE_MS, keeping, undefined).catch(() => undefined);
  }

  function outcomeOf(readings: Readings): RecognitionState {
    return Object.keys(readings).length === 0 ? { name: "empty" } : { name: "taken", taken: take(readings) };
  }
}

function refusalOf(error: unknown): RecognitionState {
  if (error instanceof NoPhotosError) return { name: "no-photos" };
  if (!(error instanceof ApiError) || error.status !== 429) return { name: "failed" };
  return { name: "quota", detail: error.message.trim() };
}
