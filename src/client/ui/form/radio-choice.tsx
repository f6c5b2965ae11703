interface Props {
  /** What the choices of one question share. */
  name: string;
  value: string;
  text: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  /** Its height, its gaps and the color of its edge. */
  className: string;
}

/** One of several choices: a framed line with a radio button, all of it to tap. */
export function RadioChoice({ name, value, text, isChosen, onChoose, className }: Props) {
  return (
    <label
      className={`flex cursor-pointer items-center rounded-control border bg-card px-3 has-checked:border-brick has-checked:bg-brick-tint has-disabled:opacity-60 ${className}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={() => onChoose(value)}
        className="size-5 shrink-0 accent-brick"
      />
      {text}
    </label>
  );
}
