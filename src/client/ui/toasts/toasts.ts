import { signal } from "@preact/signals-react";

/** What can be done about it while the toast is shown, such as undoing it. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  tone: "warning" | "error" | "success";
  /** The subject, in front of the text. */
  title?: string | undefined;
  text: string;
  /** Below the text: what differs between two toasts that say the same. */
  note?: string | undefined;
  action?: ToastAction | undefined;
  /** Where it is not the usual time and no other waits: for what is no answer to a tap. */
  shownForMs?: number | undefined;
}

/** Long enough to read two sentences. */
const SHOWN_FOR_MS = 6000;
/** The same where others wait. */
const SHOWN_FOR_WITH_OTHERS_MS = 3000;

/** The first one is shown, the others wait: none takes another's place before it could be read. */
export const toasts = signal<readonly Toast[]>([]);

let lastId = 0;
let shown: { id: number; since: number; timer: ReturnType<typeof setTimeout> } | null = null;

/** Shows a toast, also announced to screen readers: one at a time. Equal texts are shown once. */
export function toast(tone: Toast["tone"], text: string, title?: string): void {
  add({ tone, title, text });
}

/** The same with a button, which also ends it. */
export function toastWithAction(
  tone: Toast["tone"],
  text: string,
  action: ToastAction,
  more: Pick<Toast, "title" | "note" | "shownForMs"> = {},
): void {
  add({ tone, text, action, ...more });
}

/** Takes a toast away, shown or waiting; the next one is shown. */
export function dismissToast(id: number): void {
  change(toasts.value.filter((other) => other.id !== id));
}

function add(added: Omit<Toast, "id">): void {
  const id = ++lastId;
  change([...toasts.value.filter(({ text }) => text !== added.text), { id, ...added }]);
}

function change(next: readonly Toast[]): void {
  toasts.value = next;
  const [first, ...waiting] = next;
  if (shown !== null) clearTimeout(shown.timer);
  const since = shown?.id === first?.id && shown !== null ? shown.since : performance.now();
  shown = null;
  if (first === undefined) return;
  const { id, shownForMs = SHOWN_FOR_MS } = first;
  const lasts = waiting.length > 0 ? SHOWN_FOR_WITH_OTHERS_MS : shownForMs;
  const timer = setTimeout(() => dismissToast(id), Math.max(0, since + lasts - performance.now()));
  shown = { id, since, timer };
}
