/** The first byte of each side. */
export const VERSION = 41;

interface Frame {
  /** Which message of the protocol it is. */
  tag: number;
  body: Buffer;
}

/** A message of MCS, the protocol in which Google's push service hands messages to browsers: tag, length and body. */
export function frame(tag: number, body: Buffer): Buffer {
  const length: number[] = [];
  let rest = body.length;
  for (; rest > 127; rest >>>= 7) length.push((rest & 127) | 128);
  return Buffer.concat([Buffer.from([tag, ...length, rest]), body]);
}

/** Reads what one side says, in whatever pieces it comes. */
export class FrameReader {
  private unread = Buffer.alloc(0);
  private hasVersion = false;

  /** @returns The messages that are whole with this piece. */
  read(piece: Buffer): Frame[] {
    this.unread = Buffer.concat([this.unread, piece]);
    if (!this.hasVersion && this.unread.length > 0) {
      this.hasVersion = true;
      this.unread = this.unread.subarray(1);
    }
    const frames: Frame[] = [];
    for (let next = this.take(); next !== null; next = this.take()) frames.push(next);
    return frames;
  }

  private take(): Frame | null {
    let [length, at, shift] = [0, 1, 0];
    for (; ; shift += 7) {
      const byte = this.unread[at];
      if (byte === undefined) return null;
      at += 1;
      length |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    if (this.unread.length < at + length) return null;
    const found = { tag: this.unread[0]!, body: this.unread.subarray(at, at + length) };
    this.unread = this.unread.subarray(at + length);
    return found;
  }
}
