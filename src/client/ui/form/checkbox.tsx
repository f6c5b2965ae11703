import { useId, type ReactNode } from "react";

interface Props {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to tick, with its label beside it; the whole line can be tapped. */
export function Checkbox({ name, label, help, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className="touch flex cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={help === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-brick"
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={id} className="pl-8 text-sm text-ink-soft">
          {help}
        </p>
      )}
    </div>
  );
}
