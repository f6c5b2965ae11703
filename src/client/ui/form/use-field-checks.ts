import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from "react";

/** The validation errors of fields, in sentences, in the order of the form. */
export type FieldTexts<Field extends string> = Partial<Record<Field, string>>;

/** A form's validation: its errors, when they are shown, and its submission. */
export interface FieldChecks<Field extends string> {
  ref: RefObject<HTMLFormElement | null>;
  /** The visible errors: those of blurred fields, and all after the first attempt to submit. */
  problems: FieldTexts<Field>;
  /** Whether the user has tried to submit the form. */
  wasTried: boolean;
  isBusy: boolean;
  /** The field has lost the focus: from now on its error is shown. The same function at each drawing. */
  leave: (field: Field) => void;
  /** The field's value has changed: the server's error for it is dropped. The same function at each drawing. */
  accept: (field: Field) => void;
  /** Focuses a field, once it is rendered. */
  jump: (field: Field) => void;
  submit: (event: FormEvent) => Promise<void>;
  /** Resets blurred fields, the attempt and the server's errors. */
  reset: () => void;
}

interface Parts<Field extends string> {
  /** All validation errors of the values. */
  wrong: FieldTexts<Field>;
  /** Those of the values as they are now, where the form may be drawn later than they change. */
  recheck?: () => FieldTexts<Field>;
  /** The server's earlier errors. */
  refused?: FieldTexts<Field>;
  /** Opens the part of the form with a field, before it is focused. */
  reveal?: ((field: Field) => void) | undefined;
  /** Submits valid values; the returned errors are shown until their fields are changed. */
  send: () => Promise<FieldTexts<Field> | void>;
}

/** A form validates a field on blur, and everything on submit; then the first invalid field is focused. */
export function useFieldChecks<Field extends string>(parts: Parts<Field>): FieldChecks<Field> {
  const { wrong, recheck = () => wrong, reveal, send } = parts;
  const [refused, setRefused] = useState<FieldTexts<Field>>(parts.refused ?? {});
  const refusedNow = useRef(refused);
  useLayoutEffect(() => {
    refusedNow.current = refused;
  });
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [wasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const { ref, jump, jumpToFirst } = useJump(reveal);
  useEffect(prepareToasts, []);
  const { leave, accept } = useMemo(
    () => ({
      // An error waits for what was typed before, and holds up nothing that is pressed next.
      leave: (field: Field) => whenReleased(() => startTransition(() => setLeft((before) => withField(before, field)))),
      // Asked at each key: where there is nothing to drop, React is not asked, or it would draw the form to find that out.
      accept: (field: Field) => {
        if (field in refusedNow.current) setRefused((before) => without(before, field));
      },
    }),
    [setLeft, setRefused],
  );
  const shown = (Object.entries({ ...wrong, ...refused }) as [Field, string][]).filter(
    ([field]) => wasTried || left.has(field) || field in refused,
  );

  return {
    ref,
    problems: Object.fromEntries(shown) as FieldTexts<Field>,
    wasTried,
    isBusy,
    leave,
    accept,
    jump,
    async submit(event) {
      event.preventDefault();
      // Pressed twice before the form is drawn anew, it is sent once.
      if (isSending.current) return;
      setTried(true);
      if (jumpToFirst(recheck())) return;
      isSending.current = true;
      setBusy(true);
      try {
        const answer = (await send()) ?? {};
        setRefused(answer);
        jumpToFirst(answer);
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    },
    reset() {
      setRefused({});
      setLeft(new Set());
      setTried(false);
    },
  };
}

/** Focuses fields of a form. `jumpToFirst` says whether there was one to focus. */
function useJump<Field extends string>(reveal: Parts<Field>["reveal"]) {
  const ref = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ field: Field } | null>(null);
  // Only now is the field's part of the form rendered.
  useEffect(() => {
    if (wanted !== null) focus(ref.current, wanted.field);
  }, [wanted]);
  return { ref, jump, jumpToFirst };

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

/** Waits for a press to end: an error rendered meanwhile would move the button away from under the finger. */
function whenReleased(work: () => void): void {
  if (document.querySelector(":active") === null) return void setTimeout(work);
  const released = new AbortController();
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => (released.abort(), setTimeout(work)), { capture: true, signal: released.signal });
}

/** Submitting may fail offline: preload the code that shows the error. */
function prepareToasts(): void {
  import("../toasts/toast-list.tsx").catch(() => undefined);
}

function withField<Field extends string>(fields: ReadonlySet<Field>, field: Field): ReadonlySet<Field> {
  return fields.has(field) ? fields : new Set(fields).add(field);
}

function without<Field extends string>(texts: FieldTexts<Field>, field: Field): FieldTexts<Field> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== field)) as FieldTexts<Field>;
}

function focus(form: HTMLFormElement | null, field: string): void {
  const named = form?.elements.namedItem(field);
  // Of radio buttons, the checked one or the first.
  const control = named instanceof RadioNodeList ? (checkedOf(named) ?? named[0]) : named;
  if (control instanceof HTMLElement) control.focus();
}

function checkedOf(buttons: RadioNodeList): Node | undefined {
  return [...buttons].find((button) => button instanceof HTMLInputElement && button.checked);
}
