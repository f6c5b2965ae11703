import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";

/** What is wrong with a form's fields, in sentences. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

export interface Form<Values> {
  values: Values;
  /** The sentences that are shown: of fields that were left, and of all after the first try to send. */
  problems: Problems<Values>;
  isBusy: boolean;
  /** Whether any value differs from what the form began with. */
  isChanged: boolean;
  ref: RefObject<HTMLFormElement | null>;
  change: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Somebody has left the field: from now on it says what is wrong with it. */
  leave: (field: keyof Values & string) => void;
  submit: (event: FormEvent) => Promise<void>;
  /** Starts anew, from the given values or those at the beginning. */
  reset: (values?: Values) => void;
}

interface Parts<Values> {
  initial: Values;
  /** All that is wrong with the values; asked at each rendering, so that the sentences follow the language. */
  check: (values: Values) => Problems<Values>;
  /** Sends what is right; what it answers is wrong by the server's word, until the field is changed. */
  send: (values: Values) => Promise<Problems<Values> | void>;
}

/** A form that validates a field when it is left, and everything when it is sent; then the first mistake is focused. */
export function useForm<Values extends object>({ initial, check, send }: Parts<Values>): Form<Values> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Problems<Values>>({});
  const [isBusy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(prepareToasts, []);
  const wrong = { ...refused, ...check(values) };
  const shown = Object.entries(wrong).filter(([field]) => left.has(field) || field in refused);

  return {
    values,
    problems: Object.fromEntries(shown) as Problems<Values>,
    isBusy,
    isChanged: (Object.keys(values) as (keyof Values)[]).some((field) => values[field] !== start[field]),
    ref,
    change(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused((before) => ({ ...before, [field]: undefined }));
    },
    leave: (field) => whenReleased(() => setLeft((before) => new Set(before).add(field))),
    async submit(event) {
      event.preventDefault();
      if (isBusy) return;
      setLeft(new Set(Object.keys(values)));
      const mistakes = firstOf(check(values));
      if (mistakes !== undefined) return focus(ref.current, mistakes);
      setBusy(true);
      try {
        const answer = (await send(values)) ?? {};
        setRefused(answer);
        const first = firstOf(answer);
        if (first !== undefined) focus(ref.current, first);
      } finally {
        setBusy(false);
      }
    },
    reset(next = start) {
      setStart(next);
      setValues(next);
      setLeft(new Set());
      setRefused({});
    },
  };
}

/** Waits for a press to end: a sentence that appears meanwhile would move the button away from under the finger. */
export function whenReleased(work: () => void): void {
  if (document.querySelector(":active") === null) return void setTimeout(work);
  const released = new AbortController();
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (released.abort(), setTimeout(work)), { capture: true, signal: released.signal });
}

/** Sending may fail for want of a network: what tells so is fetched while there still is one. */
export function prepareToasts(): void {
  import("../toasts/toast-list.tsx").catch(() => undefined);
}

function firstOf<Values>(problems: Problems<Values>): string | undefined {
  return Object.entries(problems).find(([, text]) => text !== undefined)?.[0];
}

function focus(form: HTMLFormElement | null, field: string): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
