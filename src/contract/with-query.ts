/** A path with its query, without a question mark where there is none. `URLSearchParams.size` is younger than Safari 17. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query === "" ? path : `${path}?${query}`;
}
