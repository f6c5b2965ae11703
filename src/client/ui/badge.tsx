import type { ReactNode } from "react";

const TONES = {
  plain: "bg-card text-ink",
  amber: "bg-amber-tint text-amber",
  sky: "bg-sky-tint text-sky",
  moss: "bg-moss-tint text-moss",
  brick: "bg-brick-tint text-brick-deep",
  strong: "bg-brick text-white",
} as const;

/** A short label on top of a picture or beside a name. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className={`max-w-full truncate rounded-full px-2 py-0.5 text-sm font-semibold ${TONES[tone]}`}>
      {children}
    </span>
  );
}
