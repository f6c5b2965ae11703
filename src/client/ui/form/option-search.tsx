import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { focusWithMouse } from "./focus-with-mouse.ts";
import { OPTION_CLASS, OptionText, type Option } from "./option-list.tsx";
import { TextField } from "./text-field.tsx";

interface Props {
  label: string;
  help?: ReactNode;
  typed: string;
  onType: (typed: string) => void;
  /** The name of the list of offers. */
  listLabel: string;
  /** Of the offers, those that are chosen. */
  chosen: readonly string[];
  /** Whether several can be chosen, each by a tap. */
  isMultiple?: boolean | undefined;
  onChoose: (value: string) => void;
  /** What is offered for what is typed, the likeliest first. */
  options: readonly Option[];
  /** What is said between the field and its offers: that there are none, and why. */
  children?: ReactNode;
}

/**
 * A text field with what it offers below: a combobox by the ARIA pattern, whose list is always open. Arrow keys go through
 * the offers, Enter chooses, without one the first for what is typed. It begins with the focus where there is a mouse: on
 * a phone a keyboard would cover the offers, which a tap chooses.
 */
export function OptionSearch({
  label,
  help,
  typed,
  onType,
  listLabel,
  chosen,
  isMultiple,
  onChoose,
  options,
  children,
}: Props) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const at = options.findIndex((option) => option.value === active);
  useEffect(() => {
    focusWithMouse(field.current);
  }, []);
  const goTo = (index: number) => {
    setActive(options[index]!.value);
    document.getElementById(offerId(listId, index))?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <TextField
        ref={field}
        label={label}
        help={help}
        isCompact
        inputMode="search"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={at === -1 ? undefined : offerId(listId, at)}
        value={typed}
        onChange={(text) => {
          setActive(null);
          onType(text);
        }}
        onKeyDown={onKey}
      />
      {children}
      <Offers
        listId={listId}
        label={listLabel}
        options={options}
        active={at}
        chosen={chosen}
        isMultiple={isMultiple}
        onChoose={onChoose}
      />
    </>
  );

  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (options.length > 0) goTo(nextOf(event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") {
      const offered = options[at] ?? (typed.trim() === "" ? undefined : options[0]);
      // Words that nothing is offered for are not searched for either.
      if (offered !== undefined || typed.trim() !== "") event.preventDefault();
      if (offered !== undefined) onChoose(offered.value);
    }
  }

  function nextOf(step: 1 | -1): number {
    if (at === -1) return step === 1 ? 0 : options.length - 1;
    return (at + step + options.length) % options.length;
  }
}

interface OffersProps extends Pick<Props, "options" | "chosen" | "isMultiple" | "onChoose"> {
  listId: string;
  label: string;
  /** The place of the offer that the keys have come to; -1 for none. */
  active: number;
}

function Offers({ listId, label, options, active, chosen, isMultiple, onChoose }: OffersProps) {
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={label}
      aria-multiselectable={isMultiple}
      className="grid grid-cols-2 gap-2 empty:hidden"
    >
      {options.map((option, index) => (
        // The field keeps the focus, and has the keys.
        <button
          key={option.value}
          type="button"
          role="option"
          tabIndex={-1}
          id={offerId(listId, index)}
          aria-selected={chosen.includes(option.value)}
          data-active={index === active || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.value)}
          className={`${OPTION_CLASS} data-active:outline-2 data-active:outline-offset-2 data-active:outline-brick`}
        >
          <OptionText option={option} isChosen={chosen.includes(option.value)} />
        </button>
      ))}
    </div>
  );
}

function offerId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
