const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id at all; what is none names no row, and PostgreSQL would not compare it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
