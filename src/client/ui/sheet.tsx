import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { X } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface Props {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Sticky at the lower edge while the content scrolls. */
  footer?: ReactNode;
  /** Wider than a form: for photos and facts side by side. */
  wide?: boolean;
  /**
   * More may come once it is shown, a longer title included: its upper edge stays where it is, and its title has room for two
   * lines, so that nothing moves that is being read.
   */
  growing?: boolean;
  /** Only its own buttons close it: a stray tap must not discard typed text. */
  keepOpen?: boolean;
}

/** A dialog: a bottom sheet on a phone, centred on a desktop. Escape and a tap outside close it. */
export function Sheet(props: Props) {
  const { title, closeLabel, onClose, children, footer, wide = false, growing = false, keepOpen = false } = props;
  return (
    <Dialog open onClose={keepOpen ? stay : onClose} className="relative z-30">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-ink/40 transition-opacity duration-200 data-closed:opacity-0"
      />
      <div
        className={`fixed inset-0 flex items-end justify-center sm:p-6 ${growing ? "sm:items-start" : "sm:items-center"}`}
      >
        <DialogPanel
          transition
          className={`flex max-h-[94dvh] w-full flex-col overflow-hidden rounded-t-card bg-card shadow-float transition duration-200 ease-settle data-closed:translate-y-6 data-closed:opacity-0 sm:max-h-full sm:rounded-card ${wide ? "sm:max-w-5xl" : "sm:max-w-lg"} ${growing ? "max-sm:h-[94dvh]" : ""}`}
        >
          <div
            className={`flex shrink-0 items-start gap-2 border-b border-line py-1 pr-1 pl-4 ${growing ? "max-sm:min-h-18" : ""}`}
          >
            {/* Another title is another element: it comes in its place, and none moves. */}
            <DialogTitle
              key={typeof title === "string" ? title : undefined}
              className="line-clamp-2 grow self-center py-1 text-lg font-semibold"
            >
              {title}
            </DialogTitle>
            <button
              type="button"
              data-autofocus
              aria-label={closeLabel}
              onClick={onClose}
              className="touch grid place-items-center"
            >
              <Icon of={X} size={24} />
            </button>
          </div>
          {/* A field that is gone to comes into sight with the error below it. */}
          <div className="grow overflow-y-auto overscroll-contain p-4 [&_:is(input,select,textarea)]:scroll-mb-20">
            {children}
          </div>
          {footer && (
            <div className="border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{footer}</div>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function stay(): void {
  // Escape or a tap outside: it stays open.
}
