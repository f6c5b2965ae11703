const OWN_UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text is a UUID as this app writes it: in lower case. */
export function isOwnUuid(text: string): boolean {
  return OWN_UUID.test(text);
}
