/** Where a copied photo stands in an exported file. Its ending is for those who unpack it by hand. */
export function pathOfPhoto({ uuid, type }: { uuid: string; type: string }): string {
  const ending = /^image\/(\w+)$/.exec(type)?.[1] ?? "bin";
  return `photos/${uuid}.${ending === "jpeg" ? "jpg" : ending}`;
}
