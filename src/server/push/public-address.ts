import { lookup as lookupHost, type LookupAddress } from "node:dns";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** An address of the private network, of this machine or of none: callers must not have requests sent there (SSRF). */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/** Whether an IP address is reachable from the whole internet. */
function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/** Whether a host is written as an address that is not public; a name says nothing yet. */
export function isPrivateLiteral(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) !== 0 && !isPublicAddress(address);
}

/**
 * Looks a name up for a connection, and answers public addresses alone: what it answers is what is connected to, so that a name
 * cannot be public when it is checked and private when it is used.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookupHost(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error !== null) return callback(error, "");
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (first === undefined) return callback(new PrivateAddressError("The push service has no public address"), "");
    if (options.all === true) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
