import { signal } from "@preact/signals-react";

export interface Toast {
  id: number;
  tone: "warning" | "error" | "success";
  /** The subject, in front of the text. */
  title?: string | undefined;
  text: string;
}

/** Long enough to read two sentences. */
const SHOWN_FOR_MS = 6000;

/** Oldest first; the last one is shown. */
export const toasts = signal<readonly Toast[]>([]);

let lastId = 0;

/**
 * Shows a toast, also announced to screen readers: one at a time, the last one first. Equal texts are shown once, and no error
 * outlives a success.
 */
export function toast(tone: Toast["tone"], text: string, title?: string): void {
  const id = ++lastId;
  const isOver = (shown: Toast) => shown.text === text || (tone === "success" && shown.tone !== "success");
  toasts.value = [...toasts.value.filter((shown) => !isOver(shown)), { id, tone, title, text }];
  setTimeout(() => dismissToast(id), SHOWN_FOR_MS);
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}
