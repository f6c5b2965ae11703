import type { PushMessage, PushUrgency } from "#domain/notifications/notification.ts";
import type { Trx } from "../db/db.ts";
import { addDeliveries, MOST_URGENT } from "../deliveries/delivery-store.ts";
import type { SecretKeys } from "../secret-keys.ts";

/** A push to be sent to a device. */
export interface NewPush {
  device: { id: string; host: string };
  message: PushMessage;
  urgency: PushUrgency;
  /** Seconds for which it is of use, those at the push service included. */
  wantedForSeconds: number;
}

/** What the queue keeps of a push. */
export type PushJob = Pick<NewPush, "message" | "urgency">;

/** Adds pushes within the caller's transaction: they go out if, and only if, what they tell of has happened. */
export async function addPushes(
  trx: Trx,
  pushes: readonly NewPush[],
  parts: { secretKeys: SecretKeys; now: Date },
): Promise<void> {
  const deliveries = pushes.map(({ device, message, urgency, wantedForSeconds }) => ({
    queue: "push" as const,
    kind: message.kind,
    content: { message, urgency } satisfies PushJob,
    service: device.host,
    subscription_id: device.id,
    urgency: urgency === "low" ? MOST_URGENT + 1 : MOST_URGENT,
    wantedForSeconds,
  }));
  await addDeliveries(trx, deliveries, parts);
}
