import type { Draft, Suggestion } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../draft-session.ts";
import { withEmailKept } from "./keep-email.ts";
import { decide, decideAll, suggest, type Decision, type Readings } from "./suggest.ts";

/** An unreviewed suggestion of a field, as the form shows it. */
export interface FieldSuggestion extends Suggestion {
  /** The value is implausible. */
  isDoubtful: boolean;
}

/** All suggestions of a form. */
export interface FormSuggestions<Field extends string> {
  /** In the order in which they were extracted. */
  all: readonly (FieldSuggestion & { field: Field })[];
  decide: (field: Field, decision: Decision) => void;
  decideAll: (decision: "undo" | "keep") => void;
}

/** The parts of a draft session that suggestions need. */
export type SuggestedDraft = Pick<DraftSession, "draft" | "takeSuggested">;

interface Parts<Field extends string> {
  draftSession: SuggestedDraft;
  /** Those of the draft now. */
  suggested: Draft["suggested"];
  isDoubtful: (field: Field, value: string | boolean) => boolean;
  /** Called with a field whose value has changed. */
  onChanged: (field: Field) => void;
}

/** The suggestions in a draft, for its form. */
export function formSuggestions<Field extends string>(parts: Parts<Field>): FormSuggestions<Field> {
  const { draftSession, suggested = {}, isDoubtful, onChanged } = parts;
  const all = Object.entries(suggested).map(([name, { value, state, before }]) => {
    const field = name as Field;
    return { field, value, state, before, isDoubtful: isDoubtful(field, value) };
  });
  return {
    all,
    decide(field, decision) {
      draftSession.takeSuggested(decide(draftSession.draft.peek(), field, decision));
      onChanged(field);
    },
    decideAll(decision) {
      draftSession.takeSuggested(decideAll(draftSession.draft.peek(), decision));
      for (const { field } of all) onChanged(field);
    },
  };
}

/** The number of fields with new suggestions. */
export interface TakenReading {
  /** Filled in, to be reviewed. */
  filled: number;
  /** Offered, because the field has a value. */
  offered: number;
}

/** Adds extracted values to a draft as suggestions. @param defaults The initial values of a new form. */
export function takeReadings(draftSession: SuggestedDraft, readings: Readings, defaults: Readings): TakenReading {
  const draft = draftSession.draft.peek();
  const { news, ...change } = suggest(draft, withEmailKept(draft.typed, readings), defaults);
  draftSession.takeSuggested(change);
  const states = Object.values(news).map(({ state }) => state);
  return {
    filled: states.filter((state) => state === "filled").length,
    offered: states.filter((state) => state === "offered").length,
  };
}
