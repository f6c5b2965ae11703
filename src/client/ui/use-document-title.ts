import { useEffect } from "react";

/** Sets the window's title; screen readers announce it when the screen changes. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
