import { Check } from "lucide";
import { Icon } from "../icon.tsx";

export interface Option {
  value: string;
  text: string;
  /** Another name of it, in a softer tone. */
  aside?: string | undefined;
}

interface Props {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  options: readonly Option[];
}

/** How an option looks, whether it is pressed or selected. */
export const OPTION_CLASS =
  "touch flex size-full items-center gap-2 rounded-control border border-line px-3 py-1 text-left hover:bg-paper aria-pressed:border-brick aria-pressed:bg-brick-tint aria-selected:border-brick aria-selected:bg-brick-tint";

/** A choice of one that takes effect at the tap: no form has to be sent. */
export function OptionList({ label, value, onChoose, options }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-2 [&>li:first-child:nth-last-child(odd)]:col-span-2">
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
            className={OPTION_CLASS}
          >
            <OptionText option={option} isChosen={option.value === value} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** An option's name, with a tick where it is the chosen one. */
export function OptionText({ option: { text, aside }, isChosen }: { option: Option; isChosen: boolean }) {
  return (
    <>
      <span className="min-w-0 grow">
        {text}
        {aside !== undefined && <span className="block text-sm text-ink-soft">{aside}</span>}
      </span>
      {isChosen && <Icon of={Check} size={18} className="text-brick" />}
    </>
  );
}
