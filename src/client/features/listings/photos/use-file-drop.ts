import { useEffect, useEffectEvent, useState, type DragEvent } from "react";

interface FileDrop {
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
  /** Whether files are dragged over it now. */
  isOver: boolean;
}

/** Takes files that are dropped on an element, or pasted anywhere on the page while it is there. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean): FileDrop {
  const [isOver, setOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // A copied document comes as text with a picture of it: ignored.
    const isText = event.clipboardData?.types.includes("text/plain") ?? false;
    if (disabled || isText || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener("paste", hear);
    return () => document.removeEventListener("paste", hear);
  }, []);
  return {
    isOver: isOver && !disabled,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes("Files")) return;
        // Prevents the browser from opening the file in place of the form.
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        if (!disabled) onFiles(files);
      },
    },
  };
}
