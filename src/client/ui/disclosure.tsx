import { ChevronDown, type IconNode } from "lucide";
import { useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  icon: IconNode;
  title: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  /** Rendered once it has been opened. */
  children: ReactNode;
}

/** One line, and what is below it when it is wanted. */
export function Disclosure({ icon, title, isOpen: isOpenAtFirst, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-card"
    >
      <summary className="touch flex cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className="text-brick" />
        <span className="grow">{title}</span>
        <Icon of={ChevronDown} className="transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      {wasOpen && <div className="grid gap-6 px-4 pb-4">{children}</div>}
    </details>
  );
}
