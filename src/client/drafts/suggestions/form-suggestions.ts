import type { Suggestion } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../draft-session.ts";
import { decide, decideAll, suggest, type Decision, type Readings } from "./suggest.ts";

/** What was read for a field and nobody has looked at yet, as the form shows it. */
export interface FieldSuggestion extends Suggestion {
  /** It can hardly be right. */
  isDoubtful: boolean;
}

/** The suggestions of a form's fields, one by one. */
export interface FieldSuggestions<Field extends string> {
  of: (field: Field) => FieldSuggestion | undefined;
  decide: (field: Field, decision: Decision) => void;
}

/** All suggestions of a form. */
export interface FormSuggestions<Field extends string> extends FieldSuggestions<Field> {
  /** In the order in which they were read. */
  all: readonly (FieldSuggestion & { field: Field })[];
  decideAll: (decision: "undo" | "keep") => void;
}

/** What of a draft's keeper suggestions need. */
export type SuggestedDraft = Pick<DraftSession, "draft" | "takeSuggested">;

interface Parts<Field extends string> {
  keeper: SuggestedDraft;
  isDoubtful: (field: Field, value: string | boolean) => boolean;
  /** Told what stands in other words in a field now. */
  onChanged: (field: Field) => void;
}

/** The suggestions in a draft, for its form. */
export function formSuggestions<Field extends string>(parts: Parts<Field>): FormSuggestions<Field> {
  const { keeper, isDoubtful, onChanged } = parts;
  const all = Object.entries(keeper.draft.value.suggested ?? {}).map(([name, { value, state, before }]) => {
    const field = name as Field;
    return { field, value, state, before, isDoubtful: isDoubtful(field, value) };
  });
  return {
    all,
    of: (field) => all.find((suggestion) => suggestion.field === field),
    decide(field, decision) {
      keeper.takeSuggested(decide(keeper.draft.peek(), field, decision));
      onChanged(field);
    },
    decideAll(decision) {
      keeper.takeSuggested(decideAll(keeper.draft.peek(), decision));
      for (const { field } of all) onChanged(field);
    },
  };
}

/** How many fields a reading has told anything new about. */
export interface TakenReading {
  /** Filled in, to be checked. */
  filled: number;
  /** Offered, because something is written there. */
  offered: number;
}

/** Takes readings into a draft. @param defaults What a new form begins with. */
export function takeReadings(keeper: SuggestedDraft, readings: Readings, defaults: Readings): TakenReading {
  const { news, ...change } = suggest(keeper.draft.peek(), readings, defaults);
  keeper.takeSuggested(change);
  const states = Object.values(news).map(({ state }) => state);
  return {
    filled: states.filter((state) => state === "filled").length,
    offered: states.filter((state) => state === "offered").length,
  };
}
