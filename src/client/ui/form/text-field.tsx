import { useId, type ComponentProps, type ReactNode } from "react";

interface Props extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it, in a sentence. */
  problem?: string | undefined;
  help?: ReactNode;
  /** Stands at the end of the same line: a button that belongs to the field. */
  beside?: ReactNode;
}

/** A line of text with its label above, its help and what is wrong with it below. */
export function TextField({ label, value, onChange, problem, help, beside, required, ...input }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-red">
            {" *"}
          </span>
        )}
      </label>
      <div className="flex gap-2">
        <input
          type="text"
          {...input}
          id={id}
          value={value}
          aria-required={required}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem ${id}-help`}
          onChange={(event) => onChange(event.target.value)}
          className="field aria-invalid:border-red"
        />
        {beside}
      </div>
      <p id={`${id}-problem`} role={problem ? "alert" : undefined} className="text-sm text-red empty:hidden">
        {problem}
      </p>
      <p id={`${id}-help`} className="text-sm text-ink-soft empty:hidden">
        {help}
      </p>
    </div>
  );
}
