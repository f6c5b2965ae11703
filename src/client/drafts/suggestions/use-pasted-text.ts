import { useState } from "react";
import type { TakenReading } from "./form-suggestions.ts";
import type { Readings } from "./suggest.ts";

/** Longer than any post; limits the parser's time on an old phone. In UTF-16 units, as a field counts them. */
export const MAX_PASTED_LENGTH = 5000;

/** The outcome of parsing a pasted text. */
export type PastedText =
  | { name: "idle" }
  | { name: "reading" }
  | { name: "taken"; taken: TakenReading }
  /** It contains nothing about a room. */
  | { name: "nothing" }
  | { name: "no-text" }
  /** The browser refuses access to the clipboard. */
  | { name: "refused" }
  /** The parser is not on this phone. */
  | { name: "failed" };

interface Parts {
  read: (text: string) => Promise<Readings>;
  take: (readings: Readings) => TakenReading;
}

/** Parses pasted texts into a form. */
export function usePastedText({ read, take }: Parts) {
  const [state, setState] = useState<PastedText>({ name: "idle" });
  return { state, readText };

  /**
   * @param text Null where the browser refused it; a longer text is truncated.
   * @param askForText Called when the user has to type or paste the text.
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
