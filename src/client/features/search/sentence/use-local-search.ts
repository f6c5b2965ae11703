import { useLingui } from "@lingui/react";
import { useState } from "react";
import type { Understanding } from "#domain/search/understanding.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { DEFAULT_STATE } from "../url/search-url.ts";
import type { SearchValues } from "../url/search-values.ts";
import type { Search } from "../url/use-search.ts";
import { rememberPlace } from "../../room/near/near-place.ts";
import { filled } from "../understood/merge-filters.ts";
import { parseLocally } from "./parse-locally.ts";
import { askedBy } from "../understood/criteria.ts";

/**
 * Parses a sentence in the page into the ordinary filters: no account, quota, key or network.
 * @returns The function that starts it, and whether it is running.
 */
export function useLocalSearch(search: Search): [(sentence: string) => void, boolean] {
  const { i18n } = useLingui();
  const today = useToday();
  const [isReading, setReading] = useState(false);
  const start = async (sentence: string) => {
    setReading(true);
    try {
      searchAsSentence(search, sentence, await parseLocally(sentence, today));
    } catch {
      toast("warning", i18n._("ai-search.cannot-read"));
    } finally {
      setReading(false);
    }
  };
  return [(sentence) => void start(sentence), isReading];
}

/**
 * Searches by the criteria of a sentence.
 * @param filters What was chosen beside it, and stays where the sentence does not name it.
 */
export function searchAsSentence(
  { go, state }: Search,
  sentence: string,
  wanted: Understanding,
  filters: SearchValues = state.values,
): void {
  const { values, wishes } = askedBy(wanted);
  if (values.near !== "") rememberPlace(values.near);
  go({ ...DEFAULT_STATE, mode: "sentence", sentence, values: filled(filters, values), wishes });
}
