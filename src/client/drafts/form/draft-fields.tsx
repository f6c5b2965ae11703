import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { ChoiceField } from "../../ui/form/choice-field.tsx";
import { LongTextField } from "../../ui/form/long-text-field.tsx";
import { DateField, TextField } from "../../ui/form/text-field.tsx";
import { useFieldNotice } from "../suggestions/use-field-notice.tsx";
import type { DraftForm } from "./use-draft-form.ts";
import { useProblem, useTicked, useTyped, useWasTried } from "./use-field-part.ts";

/** What a field of a draft is given. */
export interface DraftFieldProps<Field extends string> {
  form: DraftForm<Field>;
  /** Also its id in the form, by which it is focused. */
  field: Field;
  label: string;
  required?: boolean;
  help?: ReactNode;
}

type Further = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete" | "autoCapitalize">;

/** A line of text that is kept in a draft, with what is wrong with it and what was suggested for it; so are the fields below. */
export function DraftText<Field extends string>({ form, field, ...given }: DraftFieldProps<Field> & Further) {
  return <TextField {...given} {...useDraftField(form, field, given.label)} />;
}

/** A day, as `YYYY-MM-DD`. */
export function DraftDay<Field extends string>({ form, field, ...given }: DraftFieldProps<Field>) {
  return <DateField {...given} {...useDraftField(form, field, given.label)} />;
}

/** Several lines. */
export function DraftLongText<Field extends string>({
  form,
  field,
  ...given
}: DraftFieldProps<Field> & { rows?: number }) {
  return <LongTextField {...given} {...useDraftField(form, field, given.label)} />;
}

/** @param choices Value and text. */
export function DraftChoice<Field extends string>({
  form,
  field,
  ...given
}: DraftFieldProps<Field> & { choices: readonly (readonly [string, string])[] }) {
  const { onBlur: _, ...bound } = useDraftField(form, field, given.label);
  return <ChoiceField {...given} {...bound} />;
}

/** A yes or no; empty is no. */
export function DraftTick<Field extends string>({
  form,
  field,
  label,
  help,
}: Omit<DraftFieldProps<Field>, "required">) {
  return (
    <Checkbox
      name={field}
      label={label}
      help={help}
      notice={useFieldNotice(form, field, label)}
      checked={useTicked(form, field)}
      onChange={(checked) => form.change(field, checked)}
    />
  );
}

/** Binds a field to a draft: its value, its problem, and its suggestion. @param label Its name, for the suggestion. */
export function useDraftField<Field extends string>(form: DraftForm<Field>, field: Field, label: string) {
  return {
    name: field,
    value: useTyped(form, field),
    problem: useProblem(form, field),
    isSummed: useWasTried(form),
    notice: useFieldNotice(form, field, label),
    onChange: (value: string) => form.change(field, value),
    onBlur: () => form.leave(field),
  };
}
