import type { ReactNode } from "react";

interface Column {
  text: string;
  /** Whether it is visible to screen readers only. */
  isHidden?: boolean;
  /** A width class; columns without one share the rest. */
  width?: string;
}

interface Props {
  columns: readonly Column[];
  /** Whether the columns stand closer together. */
  isDense?: boolean;
  /** `TableRow`s. */
  children: ReactNode;
}

/** A table for a wide screen, one row per item. */
export function Table({ columns, isDense = false, children }: Props) {
  return (
    <div className="rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            {columns.map(({ text, isHidden = false, width = "" }) => (
              <th key={text} scope="col" className={`py-2 font-semibold ${isDense ? "px-3" : "px-4"} ${width}`}>
                {isHidden ? <span className="sr-only">{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** @property children Cells with `CELL`, or `DENSE_CELL` in a dense table. */
export function TableRow({ children }: { children: ReactNode }) {
  return <tr className="border-b border-line last:border-0">{children}</tr>;
}

export const CELL = "px-4 py-1.5";
export const DENSE_CELL = "px-3 py-1.5";
