import { AiUnavailable, type Ai, type Occasion } from "./ai.ts";
import type { RemoteAi } from "./remote/remote-ai.ts";

/**
 * A service's readings, and the built-in reader's for what it has no model for.
 * @param falls Whether the built-in reader also answers where the service fails (AI_FALLBACK).
 */
export function withFallback(remote: RemoteAi, builtIn: Ai, { falls }: { falls: boolean }): Ai {
  return {
    understand: firstOf(remote.understand, builtIn.understand, falls),
    recognise: firstOf(remote.recognise, builtIn.recognise, falls),
    translate: remote.translate,
    close: () => builtIn.close(),
  };
}

type Reading<Asked, On extends Occasion, Read> = (asked: Asked, occasion: On) => Promise<Read>;

function firstOf<Asked, On extends Occasion, Read>(
  remote: Reading<Asked, On, Read> | null,
  builtIn: Reading<Asked, On, Read>,
  falls: boolean,
): Reading<Asked, On, Read> {
  if (remote === null) return builtIn;
  if (!falls) return remote;
  return async (asked, occasion) => {
    try {
      return await remote(asked, occasion);
    } catch (error) {
      if (!(error instanceof AiUnavailable)) throw error;
      occasion.log.warn({ reason: error.message }, "the built-in reader answers for the AI service");
      return builtIn(asked, occasion);
    }
  };
}
