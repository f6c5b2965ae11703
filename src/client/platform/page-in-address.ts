/** Which page of a list an address asks for, from 1. What is no such number, or has more digits than any list has pages, is the first. */
export function pageInAddress(params: URLSearchParams): number {
  const text = params.get("page");
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}
