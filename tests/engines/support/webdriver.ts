import { setTimeout as pause } from "node:timers/promises";

/** A session of WebDriver (W3C), by its commands. */
export interface WebDriver {
  capabilities: { browserName: string; browserVersion: string };
  /** @throws The driver's own error, by its code and message. */
  command<Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Answer>;
}

/** How WebDriver names an element in what it sends and takes. */
export interface ElementReference {
  "element-6066-11e4-a52e-4f735466cecf": string;
}

export function elementPath(element: ElementReference, command: string): string {
  return `/element/${element["element-6066-11e4-a52e-4f735466cecf"]}/${command}`;
}

const READY_WITHIN_MS = 60_000;
/** WebKitGTK sometimes loses the answer of a script that begins while a document comes in; the next one is answered. */
const SCRIPT_WITHIN_MS = 10_000;

/**
 * Starts a session, as soon as the driver listens.
 * @param driverUrl Without a trailing slash.
 * @throws An error when it does not listen within a minute, or refuses.
 */
export async function startSession(driverUrl: string, capabilities: object): Promise<WebDriver> {
  await listens(driverUrl, Date.now() + READY_WITHIN_MS);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const session = await send<{ sessionId: string; capabilities: WebDriver["capabilities"] }>(
    "POST",
    `${driverUrl}/session`,
    body,
  );
  return {
    capabilities: session.capabilities,
    command: (method, path, body) => send(method, `${driverUrl}/session/${session.sessionId}${path}`, body),
  };
}

async function listens(driverUrl: string, deadline: number): Promise<void> {
  for (;;) {
    try {
      return void (await fetch(`${driverUrl}/status`));
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}

async function send<Answer>(method: string, url: string, body: object | undefined): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    ...(url.includes("/execute/") && { signal: AbortSignal.timeout(SCRIPT_WITHIN_MS) }),
    ...(method === "POST" && { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } }),
  });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${url}: ${value.error}: ${value.message}`);
  return value;
}
