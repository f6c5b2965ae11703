import { useId, type ReactNode } from "react";

interface Props {
  heading: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a screen, as a card: title, description, content. */
export function CardSection({ heading, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
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
