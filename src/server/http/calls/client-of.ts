import { isIPv4 } from "node:net";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import type { Language } from "#domain/language.ts";

/** From where and in which language a request comes. */
export interface Client {
  /** What limits by address count by: an IPv4 address, or the /64 network of an IPv6 one (G15). */
  network: string;
  /** In which mails to this caller are written. */
  language: Language;
  /** The Authorization header as it came, for the one call that judges it by itself. */
  authorization: string | undefined;
  /** What the device calls itself; undefined where it does not. */
  userAgent: string | undefined;
  /** What the device was given by `keepDevice`; undefined for one that was given nothing. */
  device: string | undefined;
  /** Has the device send this text again with every later login. */
  keepDevice(device: string): void;
  log: FastifyBaseLogger;
}

/** The client of a request. Forwarded addresses are believed from trusted proxies alone (TRUSTED_PROXIES). */
export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  return {
    network: networkOf(request.ip),
    language: languageOf(request.headers["accept-language"]),
    authorization: request.headers.authorization,
    userAgent: request.headers["user-agent"],
    device: deviceIn(request.headers.cookie),
    keepDevice: (device) => void reply.header("set-cookie", deviceCookie(device, request.protocol)),
    log: request.log,
  };
}

const DEVICE = "qiying-device";
const KEPT_FOR_SECONDS = 90 * 24 * 60 * 60;

// It opens nothing: it tells a device that has logged in before from one that guesses.
function deviceCookie(device: string, protocol: string): string {
  const attributes = `Path=/api/v1/login; Max-Age=${KEPT_FOR_SECONDS}; HttpOnly; SameSite=Strict`;
  return `${DEVICE}=${device}; ${attributes}${protocol === "https" ? "; Secure" : ""}`;
}

function deviceIn(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)qiying-device=([\w-]{22})(?:;|$)/.exec(cookies ?? "")?.[1];
}

/** The network that an address counts for; text that is no address counts for itself. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  // Maps ::ffff:192.0.2.1 to 192.0.2.1.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).map(toHex).join("")}::/64`;
}

/**
 * What one customer may be given as a whole of IPv6: the /48 of what `networkOf` makes of an address. An IPv4 address, and what
 * is no address, is its own.
 */
export function customerNetworkOf(network: string): string {
  return network.endsWith("::/64") ? network.slice(0, 48 / 4) : network;
}

/** The language that an Accept-Language header puts first; what is neither Chinese nor English is Chinese. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return /^\s*en\b/i.test(acceptLanguage ?? "") ? "en" : "zh";
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
