import type { SeenPicture } from "#domain/search/understanding.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { RECOGNITION_WITHIN_MS } from "../answer-within.ts";
import type { runCounter } from "../quota/counted-run.ts";
import type { AiParts } from "../ai-parts.ts";
import { ownPictures } from "./own-pictures.ts";

interface RecognitionParts extends Pick<AiParts, "db" | "storage" | "ai" | "today"> {
  counted: ReturnType<typeof runCounter>;
}

/** In the exact words of PR-810; pages say it in their caller's language. */
const NOTHING_READ = "识别结果为空";

/**
 * Reading a room's fields from photos. What is wrong with the addresses is said before anything is counted; photos without
 * anything to read cost nothing. Nothing is saved: a form shows it to the person who posts the room (AR-04).
 */
export function serveRecognition(calls: CallServer, { counted, ai, today, ...parts }: RecognitionParts): void {
  calls.serve(
    "recogniseListing",
    async ({ body: { image_urls }, caller, client, awaited: { signal } }) => {
      const { pictures, named } = await ownPictures(parts, { ownerId: caller.userId, imageUrls: image_urls });
      const { language, log } = client;
      const run = { accountId: caller.userId, kind: "recognition" as const, language, signal, log };
      const { result: read } = await counted(run, async () => {
        const result = await ai.recognise(pictures, { today: today(), signal, log, accountId: caller.userId });
        return { result, counts: result !== null };
      });
      if (read === null) return { success: false, message: NOTHING_READ, data: null };
      const seen = named.map((index) => read.pictures[index] ?? NOTHING_SEEN);
      return { success: true, message: DONE[language], data: read.listing, pictures: seen };
    },
    { answerWithinMs: RECOGNITION_WITHIN_MS },
  );
}

const NOTHING_SEEN: SeenPicture = { is_poster: false, has_contacts: false };
const DONE = { zh: "识别完成，请逐项检查", en: "Done. Please check every field" };
