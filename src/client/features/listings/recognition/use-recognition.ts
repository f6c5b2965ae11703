import { useEffect, useRef, useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import { typedRent } from "#domain/listings/price.ts";
import type { RecognisedListing } from "#domain/search/understanding.ts";
import { within } from "#domain/within.ts";
import { STORE_PATIENCE_OFFLINE_MS } from "#offline/databases/store-patience.ts";
import { noteSeen } from "#offline/drafts/seen-photos.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { isWritten, withoutContacts, type PictureContact } from "./picture-contacts.ts";
import { NoPhotosError, recognisePhotos, type RecognisedPhotos, type RecognitionStep } from "./recognise-photos.ts";

/** The outcome of a recognition. */
export type RecognitionState =
  | { name: "idle" }
  | RecognitionStep
  /** @property taken Null where nothing but contacts was read. */
  | { name: "taken"; taken: TakenReading | null }
  | { name: "empty" | "no-photos" | "offline" | "failed" }
  /** @property detail The server's sentence; empty where it has none. */
  | { name: "quota"; detail: string };

/** Contacts that were read and are not decided on, and the addresses of the pictures that they may be from. */
export interface UnconfirmedContacts {
  contacts: readonly PictureContact[];
  pictures: readonly string[];
}

const NONE: UnconfirmedContacts = { contacts: [], pictures: [] };

interface Parts {
  draftSession: DraftSession<"listing">;
  take: (readings: Readings) => TakenReading;
  /** Called when a run has ended, however it did. */
  onEnd: () => void;
}

/** Extracts a form's fields from its photos, one run at a time; unmounting the form aborts it. */
export function useRecognition({ draftSession, take, onEnd }: Parts) {
  const [state, setState] = useState<RecognitionState>({ name: "idle" });
  // Apart from the state: a later run that fails has read nothing anew.
  const [unconfirmed, setUnconfirmed] = useState<UnconfirmedContacts>(NONE);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);
  return { state, unconfirmed, settle, start, cancel };

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
      setState(outcomeOf(read));
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

  function settle(contact: PictureContact): void {
    setUnconfirmed(({ contacts, pictures }) => ({ pictures, contacts: contacts.filter((other) => other !== contact) }));
  }

  function outcomeOf(read: RecognisedPhotos | null): RecognitionState {
    if (read === null) return { name: "empty" };
    const { contacts, rest } = withoutContacts(readingsOfListing(read.listing));
    const news = contacts.filter((contact) => !isWritten(draftSession.draft.peek().typed, contact));
    setUnconfirmed({ contacts: news, pictures: read.withContacts });
    if (Object.keys(rest).length > 0) return { name: "taken", taken: take(rest) };
    return contacts.length === 0 ? { name: "empty" } : { name: "taken", taken: null };
  }
}

function refusalOf(error: unknown): RecognitionState {
  if (error instanceof NoPhotosError) return { name: "no-photos" };
  if (!(error instanceof ApiError) || error.status !== 429) return { name: "failed" };
  return { name: "quota", detail: error.message.trim() };
}

/** The rent as the picture names it, by the week or by the month. */
function readingsOfListing({ price, price_per_month, ...read }: RecognisedListing): Readings {
  return readingsOf({ ...read, price: typedRent(price, price_per_month) });
}
