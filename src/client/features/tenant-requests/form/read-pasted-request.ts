import { typedRent } from "#domain/listings/price.ts";
import { readingsOf, type Readings } from "../../../drafts/suggestions/suggest.ts";

/**
 * Parses the fields of a request from a pasted text, on the phone.
 * @param today The London day that 'next month' counts from.
 * @throws Where the parser is not on the phone yet and can't be fetched.
 */
export async function readPastedRequest(text: string, today: string): Promise<Readings> {
  // Lazy, until the user first pastes a text: it is as big as the form.
  const { parseRequest } = await import("../../../../query-parser/parse-request.ts");
  const { price_per_month, ...read } = parseRequest(text, today);
  return readingsOf({ ...read, price_upper_bound: typedRent(read.price_upper_bound, price_per_month) });
}
