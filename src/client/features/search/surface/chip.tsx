import { useLingui } from "@lingui/react";
import { ChevronDown, X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";

interface Props {
  /** What it is about. */
  label: string;
  /** Its value in words; null where it has none. */
  value?: string | null;
  onOpen: () => void;
  onRemove?: () => void;
  /** A pointer or the focus comes near: what opens may be fetched. */
  onNear?: () => void;
}

/** One criterion: outlined while it is open, filled with its value, and a cross, once it is set. */
export function Chip({ label, value = null, onOpen, onRemove, onNear }: Props) {
  const { i18n } = useLingui();
  if (value === null) {
    return (
      <ChipButton look="open" onClick={onOpen} onNear={onNear}>
        {label}
        <Icon of={ChevronDown} size={16} />
      </ChipButton>
    );
  }
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={i18n._("ai-search.said.edit", { text: value })}
        onClick={onOpen}
        onFocus={onNear}
        className={TOUCHED}
      >
        <span className={VALUE}>{value}</span>
      </button>
      <button
        type="button"
        aria-label={i18n._("ai-search.said.remove", { text: value })}
        onClick={onRemove}
        className="absolute -top-0.5 right-0 grid size-11 place-items-center rounded-full text-brick-deep"
      >
        <Icon of={X} size={16} />
      </button>
    </span>
  );
}

/** It fits into a row beside the button that unfolds: a longer value would leave a row empty. */
const VALUE =
  "block h-10 max-w-[min(24rem,calc(100vw-5.5rem))] truncate rounded-full bg-brick-tint pr-10 pl-3.5 leading-10 font-semibold text-brick-deep";

/** A chip's height is 40 pixels, what a thumb may hit 44. */
const TOUCHED = "-my-0.5 inline-flex h-11 items-center rounded-full";

const LOOKS = {
  open: "border border-line-strong bg-card",
  add: "border border-dashed border-line-strong text-ink-soft",
  plain: "font-semibold text-sky",
} as const;

interface ButtonProps {
  look: keyof typeof LOOKS;
  onClick: () => void;
  onNear?: (() => void) | undefined;
  /** Where it has a sign alone. */
  label?: string;
  children: ReactNode;
}

/** A button in the shape of a chip; all but a plain one open a dialog. */
export function ChipButton({ look, onClick, onNear, label, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={look === "plain" ? undefined : "dialog"}
      aria-label={label}
      onClick={onClick}
      onFocus={onNear}
      className={`group ${TOUCHED}`}
    >
      <span
        className={`inline-flex h-10 items-center gap-1.5 rounded-full px-4 whitespace-nowrap group-hover:bg-paper ${LOOKS[look]}`}
      >
        {children}
      </span>
    </button>
  );
}
