import type { ComponentProps } from "react";
import { FormField, type FieldProps } from "./form-field.tsx";

interface Props extends FieldProps, Pick<ComponentProps<"textarea">, "name" | "onBlur"> {
  value: string;
  onChange: (value: string) => void;
  rows?: number | undefined;
}

/** A multi-line text field; it grows with its text where the browser supports that. */
export function LongTextField({ name, value, onChange, onBlur, rows = 3, ...field }: Props) {
  return (
    <FormField {...field}>
      {(control) => (
        <textarea
          {...control}
          {...{ name, rows, value, onBlur }}
          onChange={(event) => onChange(event.target.value)}
          className="field max-h-96 field-sizing-content disabled:opacity-60 aria-invalid:border-red"
          style={{ minHeight: `${rows * 1.6 + 1.2}rem` }}
        />
      )}
    </FormField>
  );
}
