import { useEffect } from "react";

/** Names the screen in the window's title; screen readers read it when the screen changes. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
