import type { ReactNode } from "react";
import { FormField, type FieldProps } from "./form-field.tsx";

interface Props extends FieldProps {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Its options. */
  children: ReactNode;
}

/** A native select. */
export function SelectField({ name, value, onChange, children, ...field }: Props) {
  return (
    <FormField {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field disabled:opacity-60 aria-invalid:border-red"
        >
          {children}
        </select>
      )}
    </FormField>
  );
}
