/**
 * What can be found wrong. `lost`: a wish, a photo or a draft that is nowhere; `doubled`: a room, a photo or a request
 * more often than was wanted; `silent`: something that is not sent and does not say why, or asks without a reason.
 */
export type FindingKind = "lost" | "doubled" | "silent";

export interface Finding {
  kind: FindingKind;
  text: string;
}

/** The three sums, as the report has them. */
export function sumsOf(findings: readonly Finding[]): string {
  const count = (kind: FindingKind) => findings.filter((finding) => finding.kind === kind).length;
  return `lost ${count("lost")}, doubled ${count("doubled")}, silent ${count("silent")}`;
}
