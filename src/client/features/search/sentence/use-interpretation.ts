import useSWR from "swr";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { useBackOnline } from "../../../platform/connection/use-back-online.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { bySentence, type SearchState } from "../url/search-url.ts";
import { read, searchKey, wishForAi, type Interpretation, type Refused } from "./interpretation.ts";
import { criteriaOf } from "../understood/criteria.ts";

export interface InterpretationState {
  /** Null until it is there. `user`: its criteria are in the address, corrected by the user. */
  reading: (Omit<Interpretation, "by"> & { by: Interpretation["by"] | "user" }) | null;
  isThinking: boolean;
  /** Why the AI has not answered. */
  refusal: Error | null;
  /** Requests the AI, on a user action. */
  askAi: () => void;
}

/** The interpretation of a search's sentence: from its address, or else by `read`. */
export function useInterpretation(state: SearchState): InterpretationState {
  const owner = ownerOf(accessToken.value);
  const today = useToday();
  const isUnread = state.mode === "ai" && state.wishes === null;
  const key = isUnread ? searchKey(owner, state) : null;
  const { data, error, isValidating, mutate } = useSWR<Interpretation | Refused, Error>(
    key,
    () => read(key!, owner, state, today),
    {
      // Only a user action requests the AI again, see `wishForAi`.
      revalidateIfStale: false,
    },
  );
  // What reads sentences here could not be fetched. The AI's refusals are answers, and are left to the user.
  useBackOnline(() => {
    if (error !== undefined) void mutate();
  });
  const askAi = () => void (key !== null && wishForAi(key));
  if (!isUnread) return { reading: fromAddress(state), isThinking: false, refusal: null, askAi };
  if (data === undefined) return { reading: null, isThinking: isValidating, refusal: error ?? null, askAi };
  const isRefused = "refusal" in data;
  return { reading: isRefused ? null : data, isThinking: false, refusal: isRefused ? data.refusal : null, askAi };
}

function fromAddress({ mode, values, wishes }: SearchState): InterpretationState["reading"] {
  if (!bySentence(mode) || wishes === null) return null;
  const by = mode === "ai" ? "user" : "phone";
  return { wanted: criteriaOf({ values, wishes }), by, reasoning: null, found: null };
}
