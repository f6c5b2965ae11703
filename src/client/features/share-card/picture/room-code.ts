import { correction, generate } from "lean-qr";

/** A QR code: which of its modules are dark. */
export interface RoomCode {
  /** Modules along a side, without the quiet zone. */
  size: number;
  isDark: (x: number, y: number) => boolean;
}

/** The code of an address. A picture that was sent on a few times is compressed: 15 % of it may be unreadable. */
export function roomCode(address: string): RoomCode {
  const code = generate(address, { minCorrectionLevel: correction.M });
  return { size: code.size, isDark: (x, y) => code.get(x, y) };
}
