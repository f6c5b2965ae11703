import { APP_NAME, routes } from "#contract/routes.ts";

/** Timeout of a probe: slower counts as unreachable. */
const PROBE_DEADLINE_MS = 5 * 1000;

/**
 * Probes whether this server is reachable. The body is checked: a captive portal's page, a cached copy or another
 * server's answer does not count.
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
    // No answer, or one that is not JSON: the server is unreachable either way.
    return null;
  }
}

function serverTimeIn(body: unknown): number | null {
  if (typeof body !== "object" || body === null) return null;
  const { ok, app, now } = body as { ok?: unknown; app?: unknown; now?: unknown };
  const time = typeof now === "string" ? Date.parse(now) : Number.NaN;
  return ok === true && app === APP_NAME && !Number.isNaN(time) ? time : null;
}
