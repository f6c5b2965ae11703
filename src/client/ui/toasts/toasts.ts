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

export const toasts = signal<readonly Toast[]>([]);

let lastId = 0;

/** Shows a toast, also announced to screen readers. Equal texts are shown once. */
export function toast(tone: Toast["tone"], text: string, title?: string): void {
  const id = ++lastId;
  toasts.value = [...toasts.value.filter((shown) => shown.text !== text), { id, tone, title, text }];
  setTimeout(() => dismissToast(id), SHOWN_FOR_MS);
}

export function dismissToast(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}
