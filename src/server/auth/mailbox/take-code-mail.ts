import { customerNetworkOf } from "../../http/calls/client-of.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { RateLimits, Taken } from "../../limits/rate-limits.ts";

/**
 * Counts the mail of a code before it is sent (V-03). Ten an hour are each network's own. What goes beyond is drawn from a
 * pot that all networks share, and that fills by one every seven seconds: a sender who empties it takes nothing away from a
 * network that has not had its ten, and others wait for seconds. No network draws faster than its own brake lets it, so that a
 * large one (a hall of residence, a mobile operator) sends hundreds in an evening and still leaves most of the pot to others.
 * An IPv6 share is a /48, which one customer may be given as a whole: by its 65,536
 * networks each would have that many tens. What no limit of ours holds is a flood from very many networks.
 * @param email In canonical form.
 * @throws HttpError 429 with Retry-After; nothing is counted then.
 */
export async function takeCodeMail(
  limits: RateLimits,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const taken = await limits.take([
    ["codePause", email],
    ["codeNetwork", network, email],
  ]);
  try {
    await takeShare(limits, network);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

async function takeShare(limits: RateLimits, network: string): Promise<Taken> {
  try {
    return await limits.take([["codeNetworkShare", customerNetworkOf(network)]]);
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 429)) throw error;
    return limits.take([["codeSharedPot", ""]]);
  }
}
