/** A row of British terraced houses with a bird on its roof: the picture of the product. Decoration. */
export function Terrace({ className }: { className: string }) {
  return <img src="/terrace.svg" alt="" width={300} height={120} className={`w-auto ${className}`} />;
}
