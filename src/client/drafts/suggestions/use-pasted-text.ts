import { useState } from "react";
import type { TakenReading } from "./form-suggestions.ts";
import type { Readings } from "./suggest.ts";

/** Longer than any post is; what reads must not keep an old phone busy. In UTF-16 units, as a field counts them. */
export const MAX_PASTED_LENGTH = 5000;

/** What has become of a pasted text. */
export type PastedText =
  | { name: "idle" }
  | { name: "reading" }
  | { name: "taken"; taken: TakenReading }
  /** It says nothing about a room. */
  | { name: "nothing" }
  | { name: "no-text" }
  /** The browser does not hand over what was copied. */
  | { name: "refused" }
  /** What reads it is not on this phone. */
  | { name: "failed" };

interface Parts {
  read: (text: string) => Promise<Readings>;
  take: (readings: Readings) => TakenReading;
}

/** Reads pasted texts into a form. */
export function usePastedText({ read, take }: Parts) {
  const [state, setState] = useState<PastedText>({ name: "idle" });
  return { state, readText };

  /**
   * @param text Null where the browser refused it; of one that is too long the beginning is read.
   * @param askForText Told when one has to be typed or pasted by hand.
   */
  async function readText(text: string | null, askForText: () => void): Promise<void> {
    if (state.name === "reading") return;
    if (text === null || text.trim() === "") {
      setState(text === null ? { name: "refused" } : { name: "no-text" });
      return askForText();
    }
    setState({ name: "reading" });
    setState(await outcomeOf(text.slice(0, MAX_PASTED_LENGTH)));
  }

  async function outcomeOf(text: string): Promise<PastedText> {
    let readings: Readings;
    try {
      readings = await read(text);
    } catch {
      return { name: "failed" };
    }
    return Object.keys(readings).length === 0 ? { name: "nothing" } : { name: "taken", taken: take(readings) };
  }
}
