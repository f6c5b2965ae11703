import { Children, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** How many cards a phone shows; all of them where this is absent. */
  mostOnPhone?: number | undefined;
  /** As wide as all cards, below the first row, on a desktop below the second. */
  between?: ReactNode;
}

/** Two cards beside each other on a phone, three on a tablet, four on a desktop (PR-903). */
export function CardGrid({ children, mostOnPhone = Infinity, between }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-3 md:gap-x-4 md:gap-y-6 xl:grid-cols-4">
      {Children.map(children, (child, index) => (
        <li className={index < mostOnPhone ? "min-w-0" : "min-w-0 max-md:hidden"}>{child}</li>
      ))}
      {between !== undefined && <li className="col-span-full row-start-2 min-h-9 xl:row-start-3">{between}</li>}
    </ul>
  );
}
