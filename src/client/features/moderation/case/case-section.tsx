import { useId, type ReactNode } from "react";

/** A part of a case's page. */
export function CaseSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 rounded-card border border-line bg-card p-4">
      <h2 id={id} className="text-lg font-semibold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
