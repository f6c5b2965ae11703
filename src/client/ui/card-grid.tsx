import { Children, type ReactNode } from "react";

/** Two cards beside each other on a phone, three on a tablet, four on a desktop (PR-903). */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 md:gap-x-4 md:gap-y-6 xl:grid-cols-4">
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  );
}
