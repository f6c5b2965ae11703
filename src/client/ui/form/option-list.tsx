import { Check } from "lucide";
import { Icon } from "../icon.tsx";

interface Option {
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

/** A choice of one that takes effect at the tap: no form has to be sent. */
export function OptionList({ label, value, onChoose, options }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-2">
      {options.map(({ value: each, text, aside }) => (
        <li key={each}>
          <button
            type="button"
            aria-pressed={each === value}
            onClick={() => onChoose(each)}
            className="touch flex size-full items-center gap-2 rounded-control border border-line px-3 py-1 text-left hover:bg-paper aria-pressed:border-brick aria-pressed:bg-brick-tint"
          >
            <span className="min-w-0 grow">
              {text}
              {aside !== undefined && <span className="block text-sm text-ink-soft">{aside}</span>}
            </span>
            {each === value && <Icon of={Check} size={18} className="text-brick" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
