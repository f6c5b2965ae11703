import decodeCode from "qr/decode.js";
import sharp from "sharp";

/** What the QR code on a picture says. @throws Error where there is none that can be read. */
export async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeCode({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
