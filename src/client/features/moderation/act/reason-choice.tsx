import { useId } from "react";
import { describedBy, FieldMessages } from "../../../ui/form/form-field.tsx";
import { RadioChoice } from "../../../ui/form/radio-choice.tsx";

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
        <RadioChoice
          key={choice}
          name="reason"
          value={choice}
          text={text}
          isChosen={value === choice}
          onChoose={onChange}
          className={`min-h-12 gap-3 py-2 ${problem === undefined ? "border-line-strong" : "border-red"}`}
        />
      ))}
      <FieldMessages id={id} problem={problem} />
    </fieldset>
  );
}
