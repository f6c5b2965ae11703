import { useId, type ReactNode } from "react";
import { describedBy, FieldMessages, type Messages } from "./form-field.tsx";

interface Props extends Pick<Messages, "help" | "notice"> {
  name: string;
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label beside it; the whole line can be tapped. */
export function Checkbox({ name, label, help, notice, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div tabIndex={notice === undefined ? undefined : -1}>
      <label className="touch flex cursor-pointer items-center gap-3 py-1">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={describedBy(id)}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-brick"
        />
        <span>{label}</span>
      </label>
      <FieldMessages
        id={id}
        notice={notice}
        help={help === undefined ? undefined : <span className="block pl-8">{help}</span>}
      />
    </div>
  );
}
