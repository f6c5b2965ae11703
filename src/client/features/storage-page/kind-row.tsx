import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

interface Props {
  icon: IconNode;
  name: string;
  /** Count and size, in words. */
  amount: string;
  /** Its purpose, and its size limit if any. */
  text: string;
  /** Its actions. */
  children?: ReactNode;
}

/** One kind of stored data. */
export function KindRow({ icon, name, amount, text, children }: Props) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 rounded-card border border-line bg-card p-4">
      <Icon of={icon} className="mt-0.5 text-ink-soft" />
      <div className="grid min-w-0 gap-1">
        <h2 className="font-semibold">{name}</h2>
        <p className="figures">{amount}</p>
        <p className="max-w-prose text-sm text-pretty text-ink-soft">{text}</p>
      </div>
      {Boolean(children) && (
        <div className="col-span-2 flex flex-wrap gap-2 sm:col-start-2 sm:col-span-1">{children}</div>
      )}
    </li>
  );
}
