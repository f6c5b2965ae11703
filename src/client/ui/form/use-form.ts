import { useState } from "react";
import { useFieldChecks, type FieldChecks, type FieldTexts } from "./use-field-checks.ts";

/** The validation errors of a form's fields, in sentences. */
export type Problems<Values> = FieldTexts<keyof Values & string>;

type FieldOf<Values, Value> = { [Field in keyof Values]: Values[Field] extends Value ? Field : never }[keyof Values] &
  string;

/** A form whose values live as long as its screen. */
export interface Form<Values> extends Pick<
  FieldChecks<keyof Values & string>,
  "ref" | "problems" | "isBusy" | "leave" | "jump" | "submit"
> {
  values: Values;
  /** Whether any value differs from its initial one. */
  isChanged: boolean;
  change: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Resets the form, to the given or the initial values. */
  reset: (values?: Values) => void;
}

interface Parts<Values> {
  initial: Values;
  /** All validation errors; called at each render, so that the sentences follow the language. */
  check: (values: Values) => Problems<Values>;
  /** Submits valid values; the returned errors are shown until their fields are changed. */
  send: (values: Values) => Promise<Problems<Values> | void>;
}

/** A form of plain values: what is typed, what is wrong with it, and whether it is being sent. */
export function useForm<Values extends object>({ initial, check, send }: Parts<Values>): Form<Values> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const checks = useFieldChecks({ wrong: check(values), send: () => send(values) });
  return {
    ...checks,
    values,
    isChanged: (Object.keys(values) as (keyof Values)[]).some((field) => values[field] !== start[field]),
    change(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      checks.accept(field);
    },
    reset(next = start) {
      setStart(next);
      setValues(next);
      checks.reset();
    },
  };
}

/** The props that bind a text field to a form. */
export interface BoundText {
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Binds a text field to its form. */
export function textOf<Values extends object>(
  form: Pick<Form<Values>, "values" | "problems" | "change" | "leave">,
  field: FieldOf<NoInfer<Values>, string>,
): BoundText {
  return {
    name: field,
    value: form.values[field] as string,
    problem: form.problems[field],
    onChange: (value) => form.change(field, value as Values[typeof field]),
    onBlur: () => form.leave(field),
  };
}
