import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";
import { APP_NAME } from "#contract/routes.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check, type Say } from "./finding.ts";
import { judgeClockOf } from "./judge-clock.ts";

const ANSWER_WITHIN_MS = 10_000;
/** Renewal at the usual authorities begins a month before the end. */
const RENEWED_BEFORE_DAYS = 14;

/** The public address: that this app answers there, over TLS, with a certificate that holds on for a while. */
export function checkAddress({ publicUrl, production }: Pick<Settings, "publicUrl" | "production">): Check {
  return checkOf("address", async (say) => {
    if (publicUrl === undefined) {
      const level = production ? "problem" : "ok";
      return say(level, "PUBLIC_URL is not set: links in mails lead to where the server listens.");
    }
    const url = new URL(publicUrl);
    if (url.protocol === "https:") judgeCertificate(say, await certificateOf(url));
    else say(production ? "problem" : "warning", `${publicUrl} is not https: phones install no app from there.`);
    const before = Date.now();
    const answer = await fetch(`${publicUrl}/api/v1/ping`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    judgeClockOf(answer, say, { whose: "The public address's", before });
    const { app } = (await answer.json().catch(() => ({}))) as { app?: string };
    if (app === APP_NAME) say("ok", `Qiying answers at ${publicUrl}.`);
    else say("problem", `Something else answers at ${publicUrl}, with status ${answer.status}.`);
  });
}

function judgeCertificate(say: Say, { valid_to }: PeerCertificate): void {
  const days = Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS);
  if (days >= RENEWED_BEFORE_DAYS) say("ok", `Its certificate is valid for ${days} days.`);
  else say("warning", `Its certificate ends in ${days} days: see why it has not been renewed.`);
}

/** @throws what TLS says of a certificate that is not to be trusted. */
async function certificateOf({ hostname, port }: URL): Promise<PeerCertificate> {
  const { promise, resolve, reject } = Promise.withResolvers<PeerCertificate>();
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const socket = connect({
    host,
    port: Number(port || 443),
    // TLS knows no name that is an address; the certificate is held against the host then.
    ...(isIP(host) === 0 && { servername: host }),
    timeout: ANSWER_WITHIN_MS,
  });
  socket.once("secureConnect", () => resolve(socket.getPeerCertificate()));
  socket.once("error", reject);
  socket.once("timeout", () => reject(new Error(`${hostname} does not answer over TLS`)));
  return promise.finally(() => socket.destroy());
}
