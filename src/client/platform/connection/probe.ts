import { APP_NAME, routes } from "#contract/routes.ts";

/** A probe that takes longer is a network that does not work. */
const PROBE_DEADLINE_MS = 5 * 1000;

/**
 * Asks whether this server can be reached. The body is checked: a captive portal's page, a cached copy or another
 * server's answer is a no.
 * @returns The server's clock, epoch milliseconds; null when it cannot be reached.
 */
export async function probe(baseUrl: string): Promise<number | null> {
  try {
    const response = await fetch(`${baseUrl}${routes.ping.path}`, {
      cache: "no-store",
      credentials: "omit",
      signal: AbortSignal.timeout(PROBE_DEADLINE_MS),
    });
    return response.ok && !response.redirected ? serverTimeIn(await response.json()) : null;
  } catch {
    // No answer, or none that is JSON: either way the server is out of reach, which is what was asked.
    return null;
  }
}

function serverTimeIn(body: unknown): number | null {
  if (typeof body !== "object" || body === null) return null;
  const { ok, app, now } = body as { ok?: unknown; app?: unknown; now?: unknown };
  const time = typeof now === "string" ? Date.parse(now) : Number.NaN;
  return ok === true && app === APP_NAME && !Number.isNaN(time) ? time : null;
}
