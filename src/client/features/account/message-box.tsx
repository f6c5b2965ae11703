import type { ReactNode } from "react";

const TONES = {
  error: "border-red text-red",
  success: "border-moss bg-moss-tint text-moss",
  hint: "border-transparent bg-sky-tint text-sky",
  notice: "border-transparent bg-amber-tint text-amber",
} as const;

/** The outcome of a form, within it: announced to screen readers at once. */
export function MessageBox({
  tone,
  title,
  children,
  footer,
}: {
  tone: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
  /** Below the text; what is to be pressed. */
  footer?: ReactNode;
}) {
  const role = { error: "alert", success: "status", hint: undefined, notice: "status" }[tone];
  return (
    <div role={role} className={`grid gap-1 rounded-control border px-4 py-3 ${TONES[tone]}`}>
      {title && <p className="font-semibold">{title}</p>}
      {children && <p>{children}</p>}
      {footer}
    </div>
  );
}
