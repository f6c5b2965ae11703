import type { ViewingContent } from "#domain/viewings/viewing.ts";

/** Whether two contents are equal, regardless of the order of their fields. */
export function isSameViewing(a: ViewingContent, b: ViewingContent): boolean {
  return textOf(a) === textOf(b);
}

function textOf(content: ViewingContent): string {
  return JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? inOrder(value) : value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
