import type { ReactNode } from "react";
import { Terrace } from "../brand/terrace.tsx";

/** An empty state: a drawing, the reason, and the next step. */
export function Notice({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-8 text-center">
      <Terrace className="h-24" />
      <p role="status" className="max-w-prose text-lg font-semibold text-balance">
        {title}
      </p>
      {children && <p className="max-w-prose text-balance text-ink-soft">{children}</p>}
      {action}
    </div>
  );
}
