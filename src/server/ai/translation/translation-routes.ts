import type { Language } from "#domain/language.ts";
import { listingTexts, unreadableTexts } from "#domain/listings/translated-fields.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { CallServer } from "../../http/calls/serve-calls.ts";
import { toListing } from "../../listings/listing-row.ts";
import { readableRoom } from "../../listings/readable-room.ts";
import { told } from "../../occurrences.ts";
import { AiUnavailable } from "../ai.ts";
import type { AiParts } from "../ai-parts.ts";
import { TRANSLATION_WITHIN_MS } from "../answer-within.ts";

/** The view that a service gets of a room: contacts are covered, so that none leaves this server. */
const AS_OTHERS_SEE_IT = { contacts: false, wholePostcode: true };

/** A room's words in the reader's language. They are stored nowhere. */
export function serveTranslation(calls: CallServer, { db, limits, ai }: Pick<AiParts, "db" | "limits" | "ai">): void {
  calls.serve(
    "translateListing",
    async ({ params, body: { language }, caller, client, awaited: { signal } }) => {
      const texts = listingTexts(toListing(await readableRoom(db, params.id, caller), AS_OTHERS_SEE_IT));
      const unreadable = unreadableTexts(texts, language);
      if (Object.keys(unreadable).length === 0) return texts;
      const { translate } = ai;
      if (translate === null) throw unavailable(client.language);
      await limits.take([["listingTranslation", caller.userId]]);
      try {
        const kind = { kind: "translation" };
        const translated = await told("ai", kind, () => translate(unreadable, language, { signal }));
        return { ...texts, ...translated };
      } catch (error) {
        if (!(error instanceof AiUnavailable)) throw error;
        client.log.warn({ kind: "translation", reason: error.message }, "the AI cannot answer");
        throw unavailable(client.language);
      }
    },
    { answerWithinMs: TRANSLATION_WITHIN_MS },
  );
}

function unavailable(language: Language): HttpError {
  return new HttpError("ai_translation_unavailable", UNAVAILABLE[language], { "retry-after": "30" });
}

const UNAVAILABLE: Record<Language, string> = {
  zh: "翻译暂时不可用，请稍后再试",
  en: "Translation is temporarily unavailable, please try again later",
};
