/** The mark: a bird settled on a roof line. Decoration: the name stands beside it. */
export function Mark({ size = 28 }: { size?: number }) {
  return <img src="/favicon.svg" alt="" width={size} height={size} />;
}
