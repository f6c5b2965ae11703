import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";

/** What is wrong with fields, in sentences, in the order of the form. */
export type FieldTexts<Field extends string> = Partial<Record<Field, string>>;

/** The checks of a form: what is wrong with its fields, when that is said, and what happens when it is sent. */
export interface FieldChecks<Field extends string> {
  ref: RefObject<HTMLFormElement | null>;
  /** The sentences that are shown: of fields that were left, and of all after the first try to send. */
  problems: FieldTexts<Field>;
  /** Whether somebody has tried to send it. */
  wasTried: boolean;
  isBusy: boolean;
  /** Somebody has left the field: from now on it says what is wrong with it. */
  leave: (field: Field) => void;
  /** The field has another value: what the server has refused is not there any more. */
  accept: (field: Field) => void;
  /** Focuses a field, once it is on the screen. */
  jump: (field: Field) => void;
  submit: (event: FormEvent) => Promise<void>;
  /** Forgets what was left, tried and refused. */
  reset: () => void;
}

interface Parts<Field extends string> {
  /** All that is wrong with the values. */
  wrong: FieldTexts<Field>;
  /** What the server has refused before. */
  refused?: FieldTexts<Field>;
  /** Brings a field into sight that stands elsewhere in the form, before it is focused. */
  reveal?: ((field: Field) => void) | undefined;
  /** Sends what is right; what it answers is wrong by the server's word, until the field is changed. */
  send: () => Promise<FieldTexts<Field> | void>;
}

/** A form checks a field when it is left, and everything when it is sent; then the first mistake is focused. */
export function useFieldChecks<Field extends string>(parts: Parts<Field>): FieldChecks<Field> {
  const { wrong, reveal, send } = parts;
  const [refused, setRefused] = useState<FieldTexts<Field>>(parts.refused ?? {});
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
  const shown = (Object.entries({ ...wrong, ...refused }) as [Field, string][]).filter(
    ([field]) => wasTried || left.has(field) || field in refused,
  );

  return {
    ref,
    problems: Object.fromEntries(shown) as FieldTexts<Field>,
    wasTried,
    isBusy,
    leave: (field) => whenReleased(() => setLeft((before) => new Set(before).add(field))),
    accept: (field) => setRefused((before) => (field in before ? without(before, field) : before)),
    jump,
    async submit(event) {
      event.preventDefault();
      if (isBusy) return;
      setTried(true);
      if (jumpToFirst(wrong)) return;
      setBusy(true);
      try {
        const answer = (await send()) ?? {};
        setRefused(answer);
        jumpToFirst(answer);
      } finally {
        setBusy(false);
      }
    },
    reset() {
      setRefused({});
      setLeft(new Set());
      setTried(false);
    },
  };

  function jump(field: Field): void {
    reveal?.(field);
    setWanted({ field });
  }

  function jumpToFirst(problems: FieldTexts<Field>): boolean {
    const [first] = Object.keys(problems) as Field[];
    if (first !== undefined) jump(first);
    return first !== undefined;
  }
}

/** Waits for a press to end: a sentence that appears meanwhile would move the button away from under the finger. */
function whenReleased(work: () => void): void {
  if (document.querySelector(":active") === null) return void setTimeout(work);
  const released = new AbortController();
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (released.abort(), setTimeout(work)), { capture: true, signal: released.signal });
}

/** Sending may fail for want of a network: what tells so is fetched while there still is one. */
function prepareToasts(): void {
  import("../toasts/toast-list.tsx").catch(() => undefined);
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
