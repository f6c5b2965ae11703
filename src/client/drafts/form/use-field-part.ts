import { computed, type ReadonlySignal } from "@preact/signals-react";
import { useMemo } from "react";
import type { Suggestion } from "#offline/drafts/draft.ts";
import type { DraftForm } from "./use-draft-form.ts";

/** What is typed in a field; empty while nothing is. */
export function useTyped<Field extends string>({ typed }: Pick<DraftForm<Field>, "typed">, field: Field): string {
  return String(usePart(typed, field) ?? "");
}

/** Whether a field is ticked. */
export function useTicked<Field extends string>({ typed }: Pick<DraftForm<Field>, "typed">, field: Field): boolean {
  return usePart(typed, field) === true;
}

/** The error of a field, in a sentence. */
export function useProblem<Field extends string>(form: Pick<DraftForm<Field>, "problems">, field: Field) {
  return usePart<string | undefined>(form.problems, field);
}

/** Whether posting was tried: then a summary has all errors. */
export function useWasTried({ wasTried }: Pick<DraftForm<string>, "wasTried">): boolean {
  return wasTried.value;
}

/** The suggestion for a field, while the user has not looked at it. */
export function useSuggestion<Field extends string>(
  { suggested }: Pick<DraftForm<Field>, "suggested">,
  field: Field,
): Suggestion | undefined {
  return usePart(suggested, field);
}

/** What a signal has for one field; what it has for others draws nothing anew. */
function usePart<Value>(
  source: ReadonlySignal<Readonly<Partial<Record<string, Value>>> | undefined>,
  field: string,
): Value | undefined {
  return useMemo(() => computed(() => source.value?.[field]), [source, field]).value;
}
