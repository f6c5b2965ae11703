import { useState } from "react";
import { useFieldChecks, type FieldChecks, type FieldTexts } from "./use-field-checks.ts";

/** What is wrong with a form's fields, in sentences. */
export type Problems<Values> = FieldTexts<keyof Values & string>;

type FieldOf<Values, Value> = { [Field in keyof Values]: Values[Field] extends Value ? Field : never }[keyof Values] &
  string;

/** A form whose values live as long as its screen. */
export interface Form<Values> extends Pick<
  FieldChecks<keyof Values & string>,
  "ref" | "problems" | "isBusy" | "leave" | "jump" | "submit"
> {
  values: Values;
  /** Whether any value differs from what the form began with. */
  isChanged: boolean;
  change: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
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

/** The props by which a field of text belongs to a form. */
export interface BoundText {
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Binds a field of text to its form. */
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
