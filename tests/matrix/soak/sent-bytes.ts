import type { Sending } from "./world/wire.ts";

/**
 * Which bytes stand behind a photo's address. The server makes the address of the bytes that it was sent, and the proxy
 * has seen both: what a room shows is what left the phone under that photo's uuid.
 */
export class SentBytes {
  private readonly addresses = new Map<string, Map<string, string>>();

  /** @param sending An upload that the server has answered, whether or not the phone has heard of it. */
  note({ seen: { photo }, status, answer }: Sending): void {
    const address = (answer as { image_url?: string } | null)?.image_url;
    if (photo === null || status === null || status >= 300 || address === undefined) return;
    const known = this.addresses.get(photo.uuid) ?? new Map<string, string>();
    this.addresses.set(photo.uuid, known.set(address, photo.sha256));
  }

  /** Whether a photo's address was given for bytes that were sent as this photo, and for no others. */
  matches(uuid: string, address: string): boolean {
    const sent = this.addresses.get(uuid)?.get(address);
    if (sent === undefined) return false;
    const others = [...this.addresses.values()].map((known) => known.get(address));
    return others.every((other) => other === undefined || other === sent);
  }
}
