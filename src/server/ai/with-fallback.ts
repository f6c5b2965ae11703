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
    close: () => builtIn.close(),
  };
}

type Reading<Asked, Read> = (asked: Asked, occasion: Occasion) => Promise<Read>;

function firstOf<Asked, Read>(
  remote: Reading<Asked, Read> | null,
  builtIn: Reading<Asked, Read>,
  falls: boolean,
): Reading<Asked, Read> {
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
