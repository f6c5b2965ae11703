import { Description, Field, Label, Switch as Toggle } from "@headlessui/react";
import type { ReactNode } from "react";

interface Props {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off, with its label in front of it; the whole line can be tapped. */
export function Switch({ label, help, checked, onChange }: Props) {
  return (
    <Field className="grid gap-1">
      <div className="touch flex items-center gap-4">
        <Label className="grow cursor-pointer py-2 font-semibold">{label}</Label>
        <Toggle
          checked={checked}
          onChange={onChange}
          className="group touch grid shrink-0 place-items-center rounded-full"
        >
          <span className="flex h-7 w-12 items-center rounded-full bg-line-strong p-1 transition-colors group-data-checked:bg-moss">
            <span className="size-5 rounded-full bg-card transition-transform group-data-checked:translate-x-5" />
          </span>
        </Toggle>
      </div>
      {help !== undefined && <Description className="text-sm text-ink-soft">{help}</Description>}
    </Field>
  );
}
