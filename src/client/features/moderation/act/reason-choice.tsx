import { useId } from "react";
import { describedBy, FieldMessages } from "../../../ui/form/form-field.tsx";

interface Props {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
  /** Value and text. */
  choices: readonly (readonly [string, string])[];
}

/** One of several reasons: large choices one below the other, each a whole line to tap. */
export function ReasonChoice({ label, value, problem, onChange, choices }: Props) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={problem !== undefined}
      aria-describedby={describedBy(id)}
      className="grid min-w-0 gap-2"
    >
      <legend className="mb-2 font-semibold">{label}</legend>
      {choices.map(([choice, text]) => (
        <label
          key={choice}
          className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-control border bg-card px-3 py-2 has-checked:border-brick has-checked:bg-brick-tint ${problem === undefined ? "border-line-strong" : "border-red"}`}
        >
          <input
            type="radio"
            name="reason"
            value={choice}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="size-5 shrink-0 accent-brick"
          />
          {text}
        </label>
      ))}
      <FieldMessages id={id} problem={problem} />
    </fieldset>
  );
}
