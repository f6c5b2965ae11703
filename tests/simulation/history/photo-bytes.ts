/** A picture that says its uuid. */
export function photoBytes(uuid: string, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.set(new TextEncoder().encode(uuid), 8);
  bytes.set([0xae, 0x42, 0x60, 0x82], size - 4);
  return bytes;
}
