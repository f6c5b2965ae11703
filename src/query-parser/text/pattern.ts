/** One pattern of several, in which a space stands for any spaces and no word ends in the middle of a longer one. */
export function anyOf(...patterns: string[]): string {
  return `(?:${patterns.map((pattern) => pattern.replaceAll(" ?", "\\s*").replaceAll(" ", "\\s+")).join("|")})(?!(?<=[a-z])[a-z])`;
}
