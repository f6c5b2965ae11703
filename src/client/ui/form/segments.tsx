import { useId } from "react";

interface Choice<Value extends string> {
  value: Value;
  text: string;
  /** The language of the text where it is not the page's. */
  lang?: string;
  /** Shown as a dot in front of it. */
  colour?: string;
}

interface Props<Value extends string> {
  name: string;
  label: string;
  /** The label is heard alone, where what stands beside says what is chosen. */
  isLabelHidden?: boolean;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/** A choice of two or three in one line: radio buttons that look like one switch. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { name, label, isLabelHidden = false, value, choices, onChange } = props;
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="flex items-center gap-3">
      <span id={id} className={isLabelHidden ? "sr-only" : "w-18 shrink-0 text-sm text-ink-soft"}>
        {label}
      </span>
      <div className="flex min-w-0 grow gap-0.5 rounded-control border border-line-strong bg-card p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="flex min-h-11 min-w-0 grow basis-0 cursor-pointer items-center justify-center gap-1.5 rounded-[8px] px-1 has-checked:bg-brick-tint has-checked:font-semibold has-checked:text-brick-deep has-disabled:opacity-60 has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.colour !== undefined && (
              <span
                aria-hidden="true"
                style={{ backgroundColor: choice.colour }}
                className="size-4 shrink-0 rounded-full border border-line-strong"
              />
            )}
            <span className="truncate">{choice.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
