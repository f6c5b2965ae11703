import { oneLine } from "#domain/one-line.ts";
import type { CardText } from "./card-text.ts";
import { fontOf } from "./paint-card.ts";

/** By block, too: a phone without a new emoji does not know its property either. */
const EMOJI = /[\u{1f000}-\u{1faff}]|\p{Emoji_Presentation}|\ufe0f/u;
/** What makes an emoji of a letter, digit or sign. */
const SELECTORS = /[\ufe0f\u20e3]/gu;
const SIDE_PX = 24;
/** No emoji is quite of this colour. */
const INK = "#00ff00";

const graphemes = new Intl.Segmenter("zh", { granularity: "grapheme" });

/** A card's words without the emoji that this device would draw as empty boxes. */
export function drawableText(text: CardText, canDraw: (emoji: string) => boolean = canDrawEmoji): CardText {
  const drawable = (part: string) => withoutMissing(part, canDraw);
  return {
    ...text,
    place: drawable(text.place),
    title: drawable(text.title),
    facts: text.facts.map(drawable).filter((fact) => fact !== ""),
    contact: text.contact === null ? null : drawable(text.contact),
  };
}

function withoutMissing(text: string, canDraw: (emoji: string) => boolean): string {
  if (!EMOJI.test(text)) return text;
  const kept = [...graphemes.segment(text)].map(({ segment }) => {
    if (!EMOJI.test(segment) || canDraw(segment)) return segment;
    const plain = segment.replaceAll(SELECTORS, "");
    return EMOJI.test(plain) ? "" : plain;
  });
  return oneLine(kept.join(""));
}

/** Whether the device's fonts have an emoji. They paint it in colours of its own, and the box for a missing one in the ink. */
function canDrawEmoji(emoji: string): boolean {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE_PX, SIDE_PX];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return true;
  context.font = fontOf({ size: SIDE_PX, weight: 400 });
  context.fillStyle = INK;
  context.fillText(emoji, 0, SIDE_PX * 0.85);
  const { data } = context.getImageData(0, 0, SIDE_PX, SIDE_PX);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha > 128 && (red > 16 || green < 239 || blue > 16)) return true;
  }
  return false;
}
