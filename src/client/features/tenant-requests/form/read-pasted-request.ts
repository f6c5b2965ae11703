import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";

/**
 * The fields of a request that a pasted text tells, read on the phone.
 * @param today The London day that 'next month' counts from.
 * @throws Where the reader is not on the phone yet and can't be fetched.
 */
export async function readPastedRequest(text: string, today: string): Promise<Readings> {
  // Loaded when somebody first wants it: it is as big as the form.
  const { parseRequest } = await import("../../../../query-parser/parse-request.ts");
  return readingsOf(parseRequest(text, today));
}
