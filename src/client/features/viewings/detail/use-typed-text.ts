import { useEffect, useState } from "react";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";

/** Stores a text. @param base The text when the typing began: another tab may have changed it since. */
export type Save = (text: string, base: string) => Promise<void>;

/** Typed text is on the phone at most 400 ms after the last key (A7), including the time of the save. */
const SAVED_AFTER_MS = 250;

interface TypedText {
  text: string;
  type: (text: string) => void;
  /** Saves pending changes at once. */
  flush: () => void;
}

/**
 * A text that is stored as it is typed, and at once when the page is hidden or left. While nothing is being typed it
 * shows what is stored, from other tabs too.
 */
export function useTypedText(stored: string, save: Save): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(stored);
  const [current] = useState(() => writerFor(save));
  // The typed text is shown until the store reports the saved one.
  if (seen !== stored) {
    setSeen(stored);
    if (!current.isWriting()) setTyped(null);
  }
  useEffect(() => {
    current.save = save;
  });
  useEffect(() => current.open(), [current]);
  return {
    text: typed ?? stored,
    type(text) {
      setTyped(text);
      current.write(text, stored);
    },
    flush: () => void current.flush(),
  };
}

interface Writer {
  save: Save;
  isWriting: () => boolean;
  write: (text: string, stored: string) => void;
  flush: () => Promise<void>;
  /** Follows the page's lifecycle. @returns Saves pending changes, and stops. */
  open: () => () => void;
}

function writerFor(save: Save): Writer {
  let pending: { text: string; base: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let releaseHold: (() => void) | null = null;
  let steps: Promise<unknown> = Promise.resolve();
  const writer: Writer = { save, isWriting: () => pending !== null, write, flush, open };
  return writer;

  function write(text: string, stored: string): void {
    pending = { text, base: pending?.base ?? stored };
    releaseHold ??= holdUpdates("viewing-text");
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SAVED_AFTER_MS);
  }

  // Saves are serialized: each starts from the result of the one before.
  async function flush(): Promise<void> {
    clearTimeout(timer);
    // The screen shows the failure; the next key tries again.
    steps = steps.then(savePending).catch(() => undefined);
    await steps;
  }

  async function savePending(): Promise<void> {
    if (pending === null) return;
    const { text, base } = pending;
    await writer.save(text, base);
    // Typed meanwhile: the text just stored is the new base.
    pending = pending.text === text ? null : { ...pending, base: text };
    if (pending === null) free();
  }

  function free(): void {
    releaseHold?.();
    releaseHold = null;
  }

  function open(): () => void {
    const gone = new AbortController();
    const onHidden = () => void (document.visibilityState === "hidden" && flush());
    document.addEventListener("visibilitychange", onHidden, { signal: gone.signal });
    addEventListener("pagehide", () => void flush(), { signal: gone.signal });
    return () => {
      gone.abort();
      void flush().then(free);
    };
  }
}
