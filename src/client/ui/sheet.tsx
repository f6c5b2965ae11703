import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import type { ReactNode } from "react";
import { SheetLayout, type SheetLook, type SheetParts } from "./sheet-layout.tsx";

interface Props extends SheetLook {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Sticky at the lower edge while the content scrolls. */
  footer?: ReactNode;
  /** Only its own buttons close it: a stray tap must not discard typed text. */
  keepOpen?: boolean;
  /** It is there from the first frame on: the document has shown it already. */
  instant?: boolean;
}

/** A dialog: a bottom sheet on a phone, centred on a desktop. Escape and a tap outside close it. */
export function Sheet(props: Props) {
  const { title, closeLabel, onClose, children, footer, keepOpen = false, instant = false, ...look } = props;
  return (
    <Dialog open onClose={keepOpen ? stay : onClose} className="relative z-30">
      <SheetLayout
        {...look}
        parts={instant ? INSTANT : MOVING}
        title={title}
        renderClose={({ className, children: icon }) => (
          <button type="button" data-autofocus aria-label={closeLabel} onClick={onClose} className={className}>
            {icon}
          </button>
        )}
        footer={footer}
      >
        {children}
      </SheetLayout>
    </Dialog>
  );
}

const MOVING: SheetParts = {
  Backdrop: ({ className }) => (
    <DialogBackdrop transition className={`${className} transition-opacity duration-200 data-closed:opacity-0`} />
  ),
  Panel: ({ className, children }) => (
    <DialogPanel
      transition
      className={`${className} transition duration-200 ease-settle data-closed:translate-y-6 data-closed:opacity-0`}
    >
      {children}
    </DialogPanel>
  ),
  Title: DialogTitle,
};

const INSTANT: SheetParts = { Backdrop: DialogBackdrop, Panel: DialogPanel, Title: DialogTitle };

function stay(): void {
  // Escape or a tap outside: it stays open.
}
