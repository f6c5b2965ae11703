import { useId } from "react";
import { describedBy, FieldMessages, RequiredMark, type FieldProps } from "./form-field.tsx";
import { RadioChoice } from "./radio-choice.tsx";

interface Props extends Omit<FieldProps, "isCompact"> {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Value and text. */
  choices: readonly (readonly [string, string])[];
}

/** A choice of a few options, all visible. */
export function ChoiceField({ name, label, required = false, value, onChange, choices, ...messages }: Props) {
  const id = useId();
  const { problem, notice } = messages;
  return (
    <fieldset
      aria-required={required}
      aria-invalid={problem !== undefined}
      aria-describedby={describedBy(id)}
      role="radiogroup"
      tabIndex={-1}
      className="grid min-w-0 gap-1"
    >
      <legend className="mb-1 font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([choice, text]) => (
          <RadioChoice
            key={choice}
            name={name}
            value={choice}
            text={text}
            isChosen={value === choice}
            onChoose={onChange}
            className={`touch grow gap-2 py-1.5 ${border()}`}
          />
        ))}
      </div>
      <FieldMessages id={id} {...messages} />
    </fieldset>
  );

  function border(): string {
    if (problem !== undefined) return "border-red";
    return notice ? "border-amber" : "border-line-strong";
  }
}
