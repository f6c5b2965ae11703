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
  /** In place of the label, where it has no value. */
  children?: ReactNode;
}

/** One criterion: outlined while it is open, filled with its value, and a cross, once it is set. */
export function Chip({ label, value = null, onOpen, onRemove, onNear, children }: Props) {
  const { i18n } = useLingui();
  if (value === null) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        onFocus={onNear}
        className="inline-flex h-10 items-center gap-1.5 rounded-full border border-line-strong bg-card px-4 whitespace-nowrap hover:bg-paper"
      >
        {children ?? (
          <>
            {label}
            <Icon of={ChevronDown} size={16} />
          </>
        )}
      </button>
    );
  }
  return (
    <span className="inline-flex h-10 items-center rounded-full bg-brick-tint whitespace-nowrap text-brick-deep">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={i18n._("ai-search.said.edit", { text: value })}
        onClick={onOpen}
        onFocus={onNear}
        className="h-10 rounded-l-full pl-4 font-semibold"
      >
        {value}
      </button>
      <button
        type="button"
        aria-label={i18n._("ai-search.said.remove", { text: value })}
        onClick={onRemove}
        className="grid h-10 w-9 place-items-center rounded-r-full"
      >
        <Icon of={X} size={16} />
      </button>
    </span>
  );
}
