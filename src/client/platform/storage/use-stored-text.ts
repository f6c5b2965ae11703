import { useEffect, useLayoutEffect, useState } from "react";
import { SAVED_AFTER_MS } from "#domain/limits.ts";
import { oneAfterAnother } from "#domain/one-after-another.ts";
import { flushOnLeave } from "./flush-on-leave.ts";
import { holdUpdates } from "../updates/update-holds.ts";

/** Stores a text. @param base The text when the typing began: another tab may have changed it since. */
type Save = (text: string, base: string) => Promise<void>;

/**
 * How long the store may take to report a save. It may also have done so before the save ended, together with what
 * another tab has saved since: then it reports nothing more.
 */
const REPORTED_WITHIN_MS = 2000;

interface StoredText {
  text: string;
  type: (text: string) => void;
  /** Saves pending changes at once. */
  flush: () => void;
}

/**
 * A text that is stored as it is typed, and at once when the page is hidden or left. While nothing is being typed it
 * shows what is stored, from other tabs too.
 */
export function useStoredText(stored: string, save: Save): StoredText {
  const [typed, setTyped] = useState<string | null>(null);
  const [current] = useState(() => writerFor(stored, save, () => setTyped(null)));
  useEffect(() => {
    current.save = save;
  });
  useEffect(() => current.open(), [current]);
  // In the same step in which the screen shows it: the next key goes by what the screen shows.
  useLayoutEffect(() => current.report(stored), [current, stored]);
  return {
    text: typed ?? stored,
    type(text) {
      setTyped(text);
      current.write(text);
    },
    flush: () => void current.flush(),
  };
}

interface Writer {
  save: Save;
  write: (text: string) => void;
  flush: () => Promise<void>;
  /** The store's text, at first and whenever it has changed. */
  report: (stored: string) => void;
  /** Follows the page's lifecycle. @returns Saves pending changes, and stops. */
  open: () => () => void;
}

/** @param showStored Called when the store has reported everything that was typed: its text is shown again. */
function writerFor(first: string, save: Save, showStored: () => void): Writer {
  let pending: { text: string; base: string } | null = null;
  // What the typed text on the screen was saved as, until the store reports the result.
  let unreported: string | null = null;
  let stored = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let releaseHold: (() => void) | null = null;
  const inTurn = oneAfterAnother();
  const writer: Writer = { save, write, flush, report, open };
  return writer;

  function write(text: string): void {
    pending = { text, base: pending?.base ?? unreported ?? stored };
    releaseHold ??= holdUpdates("stored text");
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), SAVED_AFTER_MS);
  }

  // Saves are serialized: each starts from the result of the one before.
  async function flush(): Promise<void> {
    clearTimeout(timer);
    // The screen shows the failure; the next key tries again.
    await inTurn(savePending).catch(() => undefined);
  }

  async function savePending(): Promise<void> {
    if (pending === null) return;
    const { text, base } = pending;
    await writer.save(text, base);
    // Typed meanwhile: the text just stored is the new base.
    pending = pending.text === text ? null : { ...pending, base: text };
    if (pending !== null) return;
    free();
    unreported = text;
    setTimeout(settle, REPORTED_WITHIN_MS);
  }

  function report(text: string): void {
    stored = text;
    settle();
  }

  function settle(): void {
    if (pending !== null) return;
    unreported = null;
    showStored();
  }

  function free(): void {
    releaseHold?.();
    releaseHold = null;
  }

  function open(): () => void {
    const stopFlushing = flushOnLeave(flush);
    return () => {
      stopFlushing();
      void flush().then(free);
    };
  }
}
