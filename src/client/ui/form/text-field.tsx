import type { ComponentProps, ReactNode } from "react";
import { FormField, type FieldProps } from "./form-field.tsx";

interface Props extends FieldProps, Omit<ComponentProps<"input">, "id" | "onChange" | "value" | "required"> {
  value: string;
  onChange: (value: string) => void;
  /** Shown at the end of the same line: a button that belongs to the field. */
  beside?: ReactNode;
}

/** A single-line text field; type and input mode determine the phone's keyboard. */
export function TextField({
  label,
  required,
  isCompact,
  problem,
  isSummed,
  notice,
  help,
  onChange,
  beside,
  ...input
}: Props) {
  return (
    <FormField {...{ label, required, isCompact, problem, isSummed, notice, help }}>
      {(control) => (
        <div className="flex gap-2">
          <div className="min-w-0 grow">
            <input
              type="text"
              {...input}
              {...control}
              onChange={(event) => onChange(event.target.value)}
              className="field field-line figures data-empty:text-ink-soft disabled:opacity-60 aria-invalid:border-red"
            />
          </div>
          {beside}
        </div>
      )}
    </FormField>
  );
}

/** A calendar day, `YYYY-MM-DD`, by the native date picker. What the browser shows in an empty one looks like no value. */
export function DateField(props: Omit<Props, "type">) {
  return <TextField {...props} type="date" data-empty={props.value === "" || undefined} />;
}

/** A sum of pounds, as typed: parsePounds parses it. */
export function MoneyField(props: Omit<Props, "type" | "inputMode" | "autoComplete">) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" />;
}
