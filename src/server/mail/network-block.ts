/**
 * What one customer may be given as a whole, of what `networkOf` makes of an address: the /24 of an IPv4 address, the /48 of an
 * IPv6 one. Text that is no address is its own.
 */
export function networkBlock(network: string): string {
  if (network.endsWith("::/64")) return network.slice(0, 48 / 4);
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? network.slice(0, network.lastIndexOf(".")) : network;
}
