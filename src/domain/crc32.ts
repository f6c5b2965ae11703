const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xed_b8_83_20 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The CRC-32 of bytes, eight hexadecimal digits: pages without https have no other hash. */
export function crc32(bytes: Uint8Array): string {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ((rest ^ 0xff_ff_ff_ff) >>> 0).toString(16).padStart(8, "0");
}
