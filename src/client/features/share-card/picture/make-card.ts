import type { CardText } from "./card-text.ts";
import { drawableText } from "./drawable-emoji.ts";
import { CARD_SIZES, type Shape } from "./instructions.ts";
import { layoutCard } from "./layout-card.ts";
import { LOOKS, type LookName } from "./looks.ts";
import { measureWith, paintCard } from "./paint-card.ts";
import { roomCode } from "./room-code.ts";

export interface CardParts {
  text: CardText;
  shape: Shape;
  look: LookName;
  photo: ImageBitmap | null;
  /** The room's address, which the code leads to. */
  address: string;
}

/** A tenth of a PNG's bytes, and made in a tenth of its time; at this quality no reader of codes minds. */
const TYPE = "image/jpeg";
const QUALITY = 0.92;

/**
 * Draws a card on this phone alone.
 * @returns A JPEG of 1080 × 1440 or 1080 × 1080 pixels, as an address that holds all of it: apps save a picture that is held
 *   under a finger by its address, and can't open one of a blob.
 * @throws Error where the browser has no memory for the canvas.
 */
export function makeCard({ text, shape, look, photo, address }: CardParts): string {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, CARD_SIZES[shape]);
  // Drawn once and read once: kept off the graphics card, it is read five times as fast.
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error("No canvas for the card");
  const code = roomCode(address);
  const parts = { shape, look: LOOKS[look], photo, codeSize: code.size, measure: measureWith(context) };
  paintCard(context, layoutCard(drawableText(text), parts), { photo, code });
  // Not toBlob, nor convertToBlob: Chromium begins those when the page rests, which may be a second later.
  const picture = canvas.toDataURL(TYPE, QUALITY);
  if (!picture.startsWith(`data:${TYPE}`)) throw new Error("The card's canvas gave no picture");
  return picture;
}

/** The file of a card. @param picture As makeCard gives it. */
export function cardFile(picture: string, name: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: TYPE });
}

/** Whether the phone's own share sheet takes cards. */
export function canShareCards(): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [new File([], "card.jpg", { type: TYPE })] });
}
