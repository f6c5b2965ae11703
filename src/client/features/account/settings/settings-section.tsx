import { useId, type ReactNode } from "react";

/** A section of a tab: title, description, controls. */
export function SettingsSection({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-lg font-semibold">
          {heading}
        </h2>
        {text !== undefined && <p className="max-w-prose text-pretty text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
