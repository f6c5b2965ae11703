import { greyImage, portableGreymap } from "./grey-image.ts";
import { legibleText, type LegibleText } from "./legible-text.ts";
import type { Answered, Asked } from "./ocr-messages.ts";
import { imageVariants } from "./image-variants.ts";

/** What stands in one picture. */
export type ReadPicture = Pick<LegibleText, "text" | "confidence">;

/** Asks the engine. */
export type AskEngine = (asked: Asked) => Promise<Answered>;

/** Longer ones take many times as long, and are read no better. */
const LONG_EDGE = 1600;
/** What is read with less is tried again in another way. */
const SURE = 88;

/** Reads one stored photo: once, and again in other ways while the engine is unsure. @throws what the engine throws. */
export async function readPicture(file: Buffer, ask: AskEngine): Promise<ReadPicture> {
  let best: LegibleText = { text: "", confidence: 0, evidence: -1 };
  for (const { picture, levelled } of await imageVariants(await greyImage(file, LONG_EDGE))) {
    if (best.confidence >= SURE) break;
    const answer = await ask({ picture: portableGreymap(picture), levelled }).catch((error: unknown) => {
      // What has been read stays read.
      if (best.text !== "") return null;
      throw error;
    });
    if (answer === null) break;
    const read = legibleText(answer);
    if (read.evidence > best.evidence) best = read;
  }
  const { text, confidence } = best;
  return { text, confidence };
}
