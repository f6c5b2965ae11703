import { useId, type ComponentProps, type ReactNode } from "react";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { useFieldNotice } from "../suggestions/use-field-notice.tsx";
import { FormField, FieldMessages, RequiredMark, type FieldNotice } from "./form-field.tsx";
import type { DraftForm } from "./use-draft-form.ts";

interface FieldProps<Field extends string> {
  form: DraftForm<Field>;
  /** Also its name in the form, by which it is found when it is jumped to. */
  field: Field;
  label: string;
  required?: boolean;
  help?: ReactNode;
}

type Further = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "list" | "placeholder" | "autoCapitalize"
>;

/** One line of text, a day, or a number: whatever keyboard the phone shows for it. */
export function DraftText<Field extends string>({
  form,
  field,
  label,
  required,
  help,
  ...input
}: FieldProps<Field> & Further) {
  const mark = useFieldNotice(form, field, label);
  return (
    <FormField label={label} required={required} help={help} problem={form.problems[field]} mark={mark}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          name={field}
          value={form.text(field)}
          onChange={(event) => form.change(field, event.target.value)}
          onBlur={() => form.leave(field)}
          className="field figures disabled:opacity-60 aria-invalid:border-red"
        />
      )}
    </FormField>
  );
}

/** A calendar day, by the phone's own picker. */
export function DraftDay<Field extends string>(props: FieldProps<Field>) {
  return <DraftText {...props} type="date" />;
}

/** Pounds a week. */
export function DraftMoney<Field extends string>(props: FieldProps<Field>) {
  return <DraftText {...props} inputMode="decimal" autoComplete="off" />;
}

/** Several lines of text; the box grows with them where the browser can. */
export function DraftLongText<Field extends string>({
  form,
  field,
  label,
  required,
  help,
  rows = 3,
}: FieldProps<Field> & { rows?: number }) {
  const mark = useFieldNotice(form, field, label);
  return (
    <FormField label={label} required={required} help={help} problem={form.problems[field]} mark={mark}>
      {(control) => (
        <textarea
          {...control}
          name={field}
          rows={rows}
          value={form.text(field)}
          onChange={(event) => form.change(field, event.target.value)}
          onBlur={() => form.leave(field)}
          className="field max-h-96 [field-sizing:content] disabled:opacity-60 aria-invalid:border-red"
          style={{ minHeight: `${rows * 1.6 + 1.2}rem` }}
        />
      )}
    </FormField>
  );
}

/** One of a few, all of them in sight. @param choices Value and text. */
export function DraftChoice<Field extends string>({
  form,
  field,
  label,
  required = false,
  help,
  choices,
}: FieldProps<Field> & { choices: readonly (readonly [string, string])[] }) {
  const id = useId();
  const mark = useFieldNotice(form, field, label);
  const problem = form.problems[field];
  return (
    <fieldset
      aria-required={required}
      aria-invalid={problem !== undefined}
      aria-describedby={`${id}-problem ${id}-mark ${id}-help`}
      role="radiogroup"
      tabIndex={-1}
      className="grid min-w-0 gap-1"
    >
      <legend className="mb-1 font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([value, text]) => (
          <label
            key={value}
            className={`touch flex grow cursor-pointer items-center gap-2 rounded-control border bg-card px-3 py-1.5 has-checked:border-brick has-checked:bg-brick-tint has-disabled:opacity-60 ${borderOf(problem, mark)}`}
          >
            <input
              type="radio"
              name={field}
              value={value}
              checked={form.text(field) === value}
              onChange={() => form.change(field, value)}
              className="size-5 shrink-0 accent-brick"
            />
            {text}
          </label>
        ))}
      </div>
      <FieldMessages id={id} problem={problem} mark={mark} help={help} />
    </fieldset>
  );
}

function borderOf(problem: string | undefined, mark: FieldNotice | null): string {
  if (problem !== undefined) return "border-red";
  return mark === null ? "border-line-strong" : "border-amber";
}

/** A box to tick. */
export function DraftTick<Field extends string>({ form, field, label, help }: Omit<FieldProps<Field>, "required">) {
  const id = useId();
  const mark = useFieldNotice(form, field, label);
  return (
    <div tabIndex={-1} className="grid gap-1">
      <Checkbox
        name={field}
        label={label}
        help={help}
        checked={form.isTicked(field)}
        onChange={(checked) => form.change(field, checked)}
      />
      <FieldMessages id={id} mark={mark} />
    </div>
  );
}
