/** That this device gets pushes for an owner. */
export interface PushRow {
  owner: string;
  /** Of the push service, by which the subscription is known. */
  endpoint: string;
  /** By which the server knows it. */
  id: string;
  language: "zh" | "en";
  /** When the server last confirmed it, by the phone's clock, epoch milliseconds. */
  confirmedAt: number;
}
