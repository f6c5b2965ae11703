import { useId, type ReactNode } from "react";

/** A part of a page that is read from top to bottom: its heading, then its texts. */
export function PageSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
