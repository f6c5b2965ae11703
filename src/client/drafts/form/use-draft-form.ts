import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import type { Draft, DraftKind, FieldsOf } from "#offline/drafts/draft.ts";
import { prepareToasts, whenReleased } from "../../ui/form/use-form.ts";
import type { DraftSession } from "../draft-session.ts";
import { formSuggestions, type FieldSuggestions, type FormSuggestions } from "../suggestions/form-suggestions.ts";

/** What is wrong with fields, in sentences, in the order of the form. */
export type FieldTexts<Field extends string> = Partial<Record<Field, string>>;

/** A form whose values live in a draft: the parts of it that its fields need. */
export interface DraftForm<Field extends string> {
  text: (field: Field) => string;
  isTicked: (field: Field) => boolean;
  change: (field: Field, value: string | boolean) => void;
  /** Somebody has left the field: from now on it says what is wrong with it. */
  leave: (field: Field) => void;
  suggestions: FieldSuggestions<Field>;
  /** The sentences that are shown: of fields that were left, and of all after the first try to post. */
  problems: FieldTexts<Field>;
}

export interface WholeDraftForm<Field extends string> extends DraftForm<Field> {
  suggestions: FormSuggestions<Field>;
  ref: RefObject<HTMLFormElement | null>;
  /** Whether somebody has tried to post it: then a summary stands above what is wrong. */
  wasTried: boolean;
  isBusy: boolean;
  /** Goes to a field, wherever in the form it is. */
  jump: (field: Field) => void;
  submit: (event: FormEvent) => Promise<void>;
}

interface Parts<Kind extends DraftKind, Field extends string> {
  keeper: DraftSession<Kind>;
  /** All that is wrong; asked at each rendering, so that the sentences follow the language. */
  check: (typed: Draft["typed"]) => FieldTexts<Field>;
  fieldsOf: (typed: Draft["typed"]) => FieldsOf[Kind];
  /** What the server has refused before, until the field is changed. */
  refused: FieldTexts<Field>;
  /** Whether what was read for a field can hardly be right. */
  isDoubtful?: (field: Field, value: string | boolean) => boolean;
  /** Brings a field into sight that stands elsewhere in the form, before it is focused. */
  reveal?: (field: Field) => void;
  onPosted: () => void;
  onFailed: (error: unknown) => void;
}

/** Fills, checks and posts a draft: a field is checked when it is left, and all when it is posted; then the first mistake is focused. */
export function useDraftForm<Kind extends DraftKind, Field extends string>(
  parts: Parts<Kind, Field>,
): WholeDraftForm<Field> {
  const { keeper, check, fieldsOf, reveal } = parts;
  const { typed } = keeper.draft.value;
  const [refused, setRefused] = useState<FieldTexts<Field>>(parts.refused);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<{ field: Field } | null>(null);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(prepareToasts, []);
  // Only now is the field's part of the form on the screen.
  useEffect(() => {
    if (wanted !== null) focus(ref.current, wanted.field);
  }, [wanted]);
  const wrong = check(typed);
  const shown = (Object.entries({ ...wrong, ...refused }) as [Field, string][]).filter(
    ([field]) => wasTried || left.has(field) || field in refused,
  );

  return {
    text: (field) => String(typed[field] ?? ""),
    isTicked: (field) => typed[field] === true,
    change(field, value) {
      keeper.change(field, value);
      acceptAgain(field);
    },
    suggestions: formSuggestions<Field>({
      keeper,
      isDoubtful: parts.isDoubtful ?? (() => false),
      onChanged: acceptAgain,
    }),
    leave: (field) => whenReleased(() => setLeft((before) => new Set(before).add(field))),
    problems: Object.fromEntries(shown) as FieldTexts<Field>,
    ref,
    wasTried,
    isBusy,
    jump,
    async submit(event) {
      event.preventDefault();
      if (isBusy) return;
      setTried(true);
      const [first] = Object.keys(wrong) as Field[];
      if (first !== undefined) return jump(first);
      setBusy(true);
      try {
        await keeper.post(fieldsOf(keeper.draft.peek().typed));
      } catch (error) {
        setBusy(false);
        return parts.onFailed(error);
      }
      parts.onPosted();
    },
  };

  // What the server has refused is not there any more.
  function acceptAgain(field: Field): void {
    if (field in refused) setRefused((before) => without(before, field));
  }

  function jump(field: Field): void {
    reveal?.(field);
    setWanted({ field });
  }
}

function without<Field extends string>(texts: FieldTexts<Field>, field: Field): FieldTexts<Field> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== field)) as FieldTexts<Field>;
}

function focus(form: HTMLFormElement | null, field: string): void {
  const named = form?.elements.namedItem(field);
  // Of radio buttons, the chosen one or the first.
  const control = named instanceof RadioNodeList ? (checkedOf(named) ?? named[0]) : named;
  if (control instanceof HTMLElement) control.focus();
}

function checkedOf(buttons: RadioNodeList): Node | undefined {
  return [...buttons].find((button) => button instanceof HTMLInputElement && button.checked);
}
