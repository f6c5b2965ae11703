import type { ComponentProps } from "react";
import { Link } from "wouter";

const LOOKS = {
  /** The primary action of a screen. */
  primary: "border border-transparent bg-brick text-white hover:bg-brick-deep",
  /** A destructive action. */
  danger: "border border-red bg-card text-red hover:bg-brick-tint",
  /** Other actions. */
  quiet: "border border-line-strong bg-card text-ink hover:bg-paper",
  /** Inside text and toolbars. */
  plain: "text-sky hover:underline",
} as const;

const SHAPE =
  "touch inline-flex items-center whitespace-nowrap justify-center gap-2 rounded-control px-4 font-semibold transition-colors " +
  "aria-disabled:cursor-not-allowed aria-disabled:opacity-60 disabled:cursor-not-allowed disabled:opacity-60";

type Look = keyof typeof LOOKS;

/** A button of the app's shape, 44 pixels high at least. It submits no form unless its `type` says so. */
export function Button({ look = "quiet", className, ...props }: ComponentProps<"button"> & { look?: Look }) {
  return <button type="button" {...props} className={`${SHAPE} ${LOOKS[look]} ${className ?? ""}`} />;
}

/** A link that looks like a button: for navigation. */
export function ButtonLink({
  look = "quiet",
  className,
  href,
  onClick,
  children,
}: {
  look?: Look;
  className?: string;
  href: string;
  /** Happens before it is followed. */
  onClick?: () => void;
  children: React.ReactNode;
}) {
  return (
    <Link href={href} onClick={onClick} className={`${SHAPE} ${LOOKS[look]} ${className ?? ""}`}>
      {children}
    </Link>
  );
}
