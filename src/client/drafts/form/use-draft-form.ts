import { computed, useSignal, type ReadonlySignal } from "@preact/signals-react";
import { startTransition, useEffect, useLayoutEffect, useMemo, useState, type FormEvent } from "react";
import { rentQuestion } from "#domain/listings/rent-question.ts";
import type { Draft, DraftKind, FieldsOf } from "#offline/drafts/draft.ts";
import { useFieldChecks, type FieldChecks, type FieldTexts } from "../../ui/form/use-field-checks.ts";
import type { DraftSession } from "../draft-session.ts";
import { useDraftPart } from "../use-draft-part.ts";
import { formSuggestions, type FormSuggestions } from "../suggestions/form-suggestions.ts";
import { decide, type Decision } from "../suggestions/suggest.ts";

/**
 * A form whose values live in a draft: the parts that its fields need. It is the same object as long as the form is open,
 * and what changes is in signals: a key that is typed draws the field anew that shows it, not all of them.
 */
export interface DraftForm<Field extends string> {
  typed: ReadonlySignal<Draft["typed"]>;
  suggested: ReadonlySignal<Draft["suggested"]>;
  /** The errors that are shown, in sentences. */
  problems: ReadonlySignal<FieldTexts<Field>>;
  /** Whether posting was tried: then a summary has all errors. */
  wasTried: ReadonlySignal<boolean>;
  /** Whether a field's suggestion is implausible. */
  isDoubtful: (field: Field, value: string | boolean) => boolean;
  change: (field: Field, value: string | boolean) => void;
  decide: (field: Field, decision: Decision) => void;
  leave: FieldChecks<Field>["leave"];
  /** The text of a rent that was asked about and is meant. */
  confirmedRent: ReadonlySignal<string>;
  confirmRent: (typed: string) => void;
}

/** All of such a form. */
export interface WholeDraftForm<Field extends string> extends Pick<
  FieldChecks<Field>,
  "ref" | "isBusy" | "jump" | "submit" | "problems" | "wasTried"
> {
  fields: DraftForm<Field>;
  suggestions: FormSuggestions<Field>;
}

interface Parts<Kind extends DraftKind, Field extends string> {
  draftSession: DraftSession<Kind>;
  /** All validation errors; called at each render, so that the sentences follow the language. */
  check: (typed: Draft["typed"]) => FieldTexts<Field>;
  /** The checked fields; null where something is wrong with them, as `check` says. */
  fieldsOf: (typed: Draft["typed"]) => FieldsOf[Kind] | null;
  /** The server's errors, each until its field is changed. */
  refused: FieldTexts<Field>;
  /** Whether a field's suggestion is implausible; the same function at each drawing. */
  isDoubtful?: (field: Field, value: string | boolean) => boolean;
  /** Opens the step of a field, before it is focused. */
  reveal?: (field: Field) => void;
  /** The field of a rent: one that is hardly meant is asked about before it is posted. */
  rent?: Field;
  /** Called before valid values are posted: whether something is to be looked at first. */
  isHeld?: () => boolean;
  onPosted: () => void;
  onFailed: (error: unknown) => void;
}

/** Fills, checks and posts a draft. */
export function useDraftForm<Kind extends DraftKind, Field extends string>(
  parts: Parts<Kind, Field>,
): WholeDraftForm<Field> {
  const { draftSession, refused, reveal, isDoubtful = isNever } = parts;
  const [typed, catchUp] = useTypedLater(draftSession);
  const suggested = useDraftPart(draftSession, suggestedOf);
  const { leave, accept, ...checks } = useFieldChecks<Field>({
    wrong: parts.check(typed),
    recheck: () => parts.check(draftSession.draft.peek().typed),
    refused,
    reveal,
    send: post,
  });
  const fields = useFields(draftSession, { ...checks, leave, accept, isDoubtful });
  return {
    ...checks,
    submit(event: FormEvent) {
      catchUp();
      return checks.submit(event);
    },
    fields,
    suggestions: formSuggestions<Field>({ draftSession, suggested, isDoubtful, onChanged: accept }),
  };

  async function post(): Promise<void> {
    if (parts.isHeld?.() === true) return;
    if (parts.rent !== undefined && isAskedAbout(parts.rent)) return checks.jump(parts.rent);
    try {
      const written = parts.fieldsOf(draftSession.draft.peek().typed);
      if (written === null) return;
      await draftSession.post(written);
    } catch (error) {
      return parts.onFailed(error);
    }
    parts.onPosted();
  }

  function isAskedAbout(rent: Field): boolean {
    const text = String(draftSession.draft.peek().typed[rent] ?? "");
    return rentQuestion(text) !== null && fields.confirmedRent.peek() !== text;
  }
}

/**
 * What is typed, for what a whole form has to say about it. A field shows a key at once by itself; the form is drawn anew in
 * pieces after that. @returns It, and what makes the form show it with the next drawing.
 */
function useTypedLater<Kind extends DraftKind>({
  draft,
}: Pick<DraftSession<Kind>, "draft">): [typed: Draft["typed"], catchUp: () => void] {
  const [typed, setTyped] = useState(() => draft.peek().typed);
  useEffect(() => draft.subscribe((now) => startTransition(() => setTyped(now.typed))), [draft]);
  return [typed, () => setTyped(draft.peek().typed)];
}

type Checks<Field extends string> = Pick<FieldChecks<Field>, "problems" | "wasTried" | "leave" | "accept"> &
  Pick<DraftForm<Field>, "isDoubtful">;

function useFields<Kind extends DraftKind, Field extends string>(
  draftSession: DraftSession<Kind>,
  checks: Checks<Field>,
): DraftForm<Field> {
  const { leave, accept, isDoubtful } = checks;
  const problems = useSignal(checks.problems);
  const wasTried = useSignal(checks.wasTried);
  useLayoutEffect(() => {
    problems.value = checks.problems;
    wasTried.value = checks.wasTried;
  });
  return useMemo(
    () => ({
      typed: computed(() => draftSession.draft.value.typed),
      suggested: computed(() => draftSession.draft.value.suggested),
      problems,
      wasTried,
      isDoubtful,
      leave,
      confirmedRent: computed(() => draftSession.draft.value.confirmedRent ?? ""),
      confirmRent: draftSession.confirmRent,
      change(field, value) {
        draftSession.change(field, value);
        accept(field);
      },
      decide(field, decision) {
        draftSession.takeSuggested(decide(draftSession.draft.peek(), field, decision));
        accept(field);
      },
    }),
    [draftSession, problems, wasTried, isDoubtful, leave, accept],
  );
}

function suggestedOf({ suggested }: Draft): Draft["suggested"] {
  return suggested;
}

function isNever(): boolean {
  return false;
}
