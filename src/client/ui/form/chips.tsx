interface Props {
  /** What is chosen, for those who do not see the row. */
  label: string;
  choices: readonly Chip[];
}

export interface Chip {
  /** Its identity in the row. */
  key: string;
  text: string;
  /** Undefined where it does something once, and is no state. */
  isPressed?: boolean;
  onPress: () => void;
}

/** A row of values that one tap writes into a field. */
export function Chips({ label, choices }: Props) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ key, text, isPressed, onPress }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isPressed}
          // In a task of its own: the press itself costs a slow phone half of what it has for one.
          onClick={() => setTimeout(onPress)}
          className="touch rounded-full border border-line-strong bg-card px-4 text-left disabled:opacity-60 aria-pressed:border-brick aria-pressed:bg-brick-tint"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
