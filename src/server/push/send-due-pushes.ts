import { createHash } from "node:crypto";
import { MAX_PUSH_BYTES, type PushMessage } from "#domain/notifications/notification.ts";
import { deliverDue, type Channel, type Outcome, type SenderParts } from "../deliveries/deliver-due.ts";
import { openPayload, type Delivery } from "../deliveries/delivery-store.ts";
import type { SecretKeys } from "../secret-keys.ts";
import type { PushJob } from "./add-pushes.ts";
import { encryptPush } from "./encrypt-push.ts";
import type { ReadPushKeys } from "./push-key-store.ts";
import type { PushAnswer, PushTransport } from "./send-push.ts";
import { findLiveDevice, forgetEnded, type Device } from "./subscription-store.ts";
import { vapidAuthorization } from "./vapid.ts";

export interface PushSenderParts extends SenderParts {
  secretKeys: SecretKeys;
  readKeys: ReadPushKeys;
  transport: PushTransport;
  /** Whom push services may write to: a `mailto:` or `https:` address. */
  subject: () => string;
}

/** Sends the pushes that are due (`deliverDue`). One that is sent twice is shown once: its tag says that it is the same. */
export function sendDuePushes(parts: PushSenderParts, how?: Parameters<typeof deliverDue>[2]): Promise<void> {
  return deliverDue(pushChannel(parts), parts, how);
}

const MINUTE = 60;
const RETRY_AFTER = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];

type Parcel = PushJob & { device: Device };

function pushChannel(parts: PushSenderParts): Channel<Parcel> {
  const { db, secretKeys } = parts;
  return {
    queue: "push",
    words: { one: "a push", service: "a push service", whenAway: "its pushes wait", whenBack: "its pushes go out" },
    retryAfter: { deferred: RETRY_AFTER, unreachable: RETRY_AFTER },
    pauses: [10, 30, MINUTE, 5 * MINUTE, 15 * MINUTE],
    claimedForSeconds: MINUTE,
    async prepare({ subscription_id, payload }) {
      const device = subscription_id === null ? undefined : await findLiveDevice(db, subscription_id);
      return device === undefined ? null : { device, ...(openPayload(payload, secretKeys) as PushJob) };
    },
    async send(parcel, delivery) {
      try {
        let answer = await send(parcel, delivery, parts);
        // Services may take less than the standard says: the room is left out then, and fetched.
        if (answer.status === 413)
          answer = await send({ ...parcel, message: withoutRoom(parcel.message) }, delivery, parts);
        const outcome = outcomeOf(answer);
        // The browser has ended it: what else waits for it goes along.
        if (outcome.kind === "forgotten") await forgetEnded(db, parcel.device.id);
        return outcome;
      } catch (error) {
        const { code, name } = error as { code?: string; name?: string };
        return { kind: "unreachable", reason: code ?? name ?? "unknown" };
      }
    },
    isKept: () => false,
  };
}

async function send(
  { device, message, urgency }: Parcel,
  { give_up_at }: Delivery,
  { clock, readKeys, transport, subject }: PushSenderParts,
): Promise<PushAnswer> {
  const { endpoint, public_key: publicKey, auth_secret: authSecret } = device;
  const plain = Buffer.from(JSON.stringify(message));
  const fits = plain.length <= MAX_PUSH_BYTES ? plain : Buffer.from(JSON.stringify(withoutRoom(message)));
  const { origin } = new URL(endpoint);
  const authorization = vapidAuthorization(await readKeys(), { origin, subject: subject(), now: clock.now() });
  const body = encryptPush(fits, { publicKey, authSecret });
  const ttl = Math.floor((Date.parse(give_up_at) - clock.now().getTime()) / 1000);
  return transport.send({ endpoint, authorization, body, ttl, urgency, topic: topicOf(message) });
}

function withoutRoom({ room, ...message }: PushMessage): PushMessage {
  return room === undefined ? message : { ...message, room_ids: [room.id] };
}

/** A Topic header has 32 characters of base64url at most, and says nothing of what it is about. */
function topicOf({ tag }: PushMessage): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}

function outcomeOf({ status, retryAfter }: PushAnswer): Outcome {
  const reason = `status ${status}`;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "forgotten" };
  if (status === 429) return { kind: "paused", reason, seconds: retryAfter ?? MINUTE };
  if (status === 503 && retryAfter !== null) return { kind: "paused", reason, seconds: retryAfter };
  if (status >= 500) return { kind: "unreachable", reason };
  // 400, 401, 403, 413 and redirections.
  return { kind: "refused", reason };
}
