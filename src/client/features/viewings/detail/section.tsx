import type { ReactNode } from "react";

interface Props {
  /** Where the buttons at the edge of the screen lead. */
  id: string;
  title: string;
  /** Stands at the end of the title's line. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part of the screen of a saved room. */
export function Section({ id, title, beside, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // Scroll margin: a jump target must not end under the top bar.
      className="grid scroll-mt-16 grid-cols-1 content-start gap-3 rounded-card border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-lg font-semibold outline-none">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
