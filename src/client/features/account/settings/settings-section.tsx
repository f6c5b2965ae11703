import { useId, type ReactNode } from "react";

/** One matter inside a tab: what it is called, what it is about, what can be done. */
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
        {text !== undefined && <p className="max-w-prose text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
