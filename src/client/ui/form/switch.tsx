import { useId, type ReactNode } from "react";
import { describedBy, FieldMessages } from "./form-field.tsx";

interface Props {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch, with its label in front of it; the whole line can be tapped. */
export function Switch({ label, help, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="touch flex items-center gap-4">
        <label id={`${id}-label`} htmlFor={id} className="grow cursor-pointer py-2 font-semibold">
          {label}
        </label>
        <button
          id={id}
          type="button"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id)}
          onClick={() => onChange(!checked)}
          className="group touch grid shrink-0 cursor-pointer place-items-center rounded-full"
        >
          <span className="flex h-7 w-12 items-center rounded-full bg-line-strong p-1 transition-colors group-aria-checked:bg-moss">
            <span className="size-5 rounded-full bg-card transition-transform group-aria-checked:translate-x-5" />
          </span>
        </button>
      </div>
      <FieldMessages id={id} help={help} />
    </div>
  );
}
