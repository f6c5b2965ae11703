import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { canonicalEmail, isStandardEmail, MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { serverAddresses } from "./server-addresses.ts";

/** A setting cannot be used; the message says what to write instead. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** The same parser for a setting that may be absent. */
export function optional<Value>(parse: (text: string) => Value): (text: string) => Value | undefined {
  return parse;
}

/** A TCP port; 0 takes any that is free. */
export function port(text: string): number {
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value <= 65_535) return value;
  throw new SettingError("must be a whole number from 0 to 65535, for example 8000");
}

/** A setting that is on or off (W-01). */
export function flag(text: string): boolean {
  const word = text.toLowerCase();
  if (word === "on" || word === "1") return true;
  if (word === "off" || word === "0") return false;
  throw new SettingError("must be on or off (1 and 0 do too)");
}

/** An IP address or a host name. */
export function oneLine(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new SettingError("must be an IP address or a host name, for example 127.0.0.1");
}

/** An absolute path. */
export function folder(text: string): string {
  if (!text.includes("\0")) return resolve(text);
  throw new SettingError("must be the path of a folder, for example ./data");
}

/** One server, or several of a cluster as libpq writes them: with commas between hosts. */
export function postgresUrl(text: string): string {
  if (serverAddresses(text).length > 0) return text;
  throw new SettingError("must look like postgres://user:password@host:5432/database");
}

/** An http(s) origin without a trailing slash. */
export function siteOrigin(text: string): string {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (isOrigin && url.username === "" && url.hash === "") return url.origin;
  throw new SettingError("must be an address without a path, for example https://rooms.example.org");
}

/** The address of a service under a path, without a trailing slash; http too, for one on the same network. */
export function serviceUrl(text: string): string {
  const url = URL.parse(text);
  const isPlain = url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, "");
  throw new SettingError("must be the address of a service, for example https://ai.example.org/v1");
}

/** A share of all, 0 to 1. */
export function share(text: string): number {
  const value = Number(text);
  if (/^\d(\.\d{1,6})?$/.test(text) && value <= 1) return value;
  throw new SettingError("must be a number from 0 to 1, for example 0.1");
}

/** Leaves time to answer within 15 seconds (I-37). */
export function aiTimeout(text: string): number {
  return wholeNumber(text, { from: 100, to: 12_000, example: 10_000 });
}

/** A time to wait, in milliseconds. */
export function waitMs(text: string): number {
  return wholeNumber(text, { from: 20, to: 60_000, example: 200 });
}

/** How often an account may use something in a day; 0 for not at all. */
export function dailyQuota(text: string): number {
  return wholeNumber(text, { from: 0, to: 1_000_000, example: 3 });
}

/** How many servers there are. */
export function serverCount(text: string): number {
  return wholeNumber(text, { from: 1, to: 1000, example: 2 });
}

/** Connections of one process to the database. */
export function poolSize(text: string): number {
  return wholeNumber(text, { from: 2, to: 500, example: 10 });
}

/** How many of something at a time, in one process. */
export function workerCount(text: string): number {
  return wholeNumber(text, { from: 1, to: 64, example: 2 });
}

/** Less would not let one photo in. */
export function uploadMegabytes(text: string): number {
  return wholeNumber(text, { from: 16, to: 4096, example: 64 });
}

/** Connections of one process to another server. */
export function connectionCount(text: string): number {
  return wholeNumber(text, { from: 1, to: 50, example: 5 });
}

/** Seconds; supervisors kill what takes much longer to stop. */
export function drainSeconds(text: string): number {
  return wholeNumber(text, { from: 0, to: 60, example: 5 });
}

/** Hours, or null for `off`. */
export function hoursOrOff(text: string): number | null {
  return text === "off" ? null : wholeNumber(text, { from: 1, to: 1000, example: 26 });
}

const LOG_LEVELS = ["error", "warn", "info"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The least level that is logged, in any case. */
export function logLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text.toLowerCase());
  if (level !== undefined) return level;
  throw new SettingError(`must be one of ${LOG_LEVELS.join(", ")}`);
}

/** A private key of `P-256`: 32 bytes that are neither zero nor more than the curve has points. */
export function pushKey(text: string): Buffer {
  const bytes = Buffer.from(text, "base64url");
  if (/^[\w-]{43}$/.test(text) && bytes.length === 32 && isScalar(bytes)) return bytes;
  throw new SettingError("must be a private key of P-256, 32 bytes in base64url: 43 characters");
}

const P256_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

function isScalar(bytes: Buffer): boolean {
  const value = BigInt(`0x${bytes.toString("hex")}`);
  return value > 0n && value < P256_ORDER;
}

/** Units of reading a minute. */
export function readsAMinute(text: string): number {
  return wholeNumber(text, { from: 100, to: 9_999_999, example: 18_000 });
}

function wholeNumber(text: string, { from, to, example }: { from: number; to: number; example: number }): number {
  const value = Number(text);
  if (/^\d{1,7}$/.test(text) && value >= from && value <= to) return value;
  throw new SettingError(`must be a whole number from ${from} to ${to}, for example ${example}`);
}

const SHORTEST_SECRET = 32;

/** A secret, long enough not to be guessed. */
export function secret(text: string): string {
  if (text.length >= SHORTEST_SECRET) return text;
  throw new SettingError(`must have at least ${SHORTEST_SECRET} characters; make one with: openssl rand -hex 32`);
}

/** Secrets with commas between. */
export function secretList(text: string): string[] {
  return text.split(",").map((part) => secret(part.trim()));
}

/** A calendar day, `YYYY-MM-DD`. */
export function day(text: string): string {
  if (isCalendarDay(text)) return text;
  throw new SettingError("must be a calendar day, for example 2026-01-31");
}

/** A plain e-mail address. */
export function emailAddress(text: string): string {
  if (isStandardEmail(text)) return canonicalEmail(text);
  throw new SettingError("must be an e-mail address, for example admin@example.org");
}

/** `name@example.org` or `Name <name@example.org>`. */
export function mailSender(text: string): string {
  const address = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
  const email = canonicalEmail(address);
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return text.replace(address, () => email);
  throw new SettingError("must be an e-mail address, or Name <address>");
}

/** The address of an SMTP server, with what it says of TLS. */
export function smtpUrl(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== "smtp:" && url?.protocol !== "smtps:") {
    throw new SettingError("must look like smtps://user:password@mail.example.org:465");
  }
  const tls = url.searchParams.get("tls");
  if (tls === null || tls === "optional") return text;
  throw new SettingError("may say tls=optional, for a server on the same machine; without it TLS is required");
}

/** A bucket or a region. */
export function s3Name(text: string): string {
  if (/^[a-z\d][a-z\d.-]{0,62}$/i.test(text)) return text;
  throw new SettingError("must be letters, digits, dots and hyphens, for example qiying-photos");
}

/** Visible ASCII characters without spaces. */
export function visibleText(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new SettingError("must be visible ASCII characters without spaces");
}

/** Addresses and networks (10.0.0.0/8), separated by commas; `none` is the empty list, said on purpose. */
export function addressList(text: string): string[] {
  if (text.toLowerCase() === "none") return [];
  const addresses = text.split(",").map((part) => part.trim());
  if (addresses.every((address) => ipaddr.isValid(address) || ipaddr.isValidCIDR(address))) return addresses;
  throw new SettingError("must be IP addresses or networks with commas between, for example 10.0.0.0/8,127.0.0.1");
}

/** A password as long as accounts need one. */
export function password(text: string): string {
  if (text.length >= MIN_PASSWORD_LENGTH) return text;
  throw new SettingError(`must have at least ${MIN_PASSWORD_LENGTH} characters`);
}
