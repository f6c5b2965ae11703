/** Whether two contents are the same as JSON, in whichever order their fields stand. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? inOrder(value) : value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function inOrder(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
