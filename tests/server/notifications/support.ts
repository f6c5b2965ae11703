import { londonDay } from "#domain/calendar-day.ts";
import type { PushMessage } from "#domain/notifications/notification.ts";
import { mailQueue } from "../../../src/server/mail/mail-queue-store.ts";
import { notify, type NewNotification } from "../../../src/server/notifications/notify.ts";
import { sendDueNotifications } from "../../../src/server/notifications/send-due-notifications.ts";
import { pushKeys } from "../../../src/server/push/push-key-store.ts";
import { sendDuePushes } from "../../../src/server/push/send-due-pushes.ts";
import { pushTransport } from "../../../src/server/push/send-push.ts";
import type { TestPushService } from "../../support/push-service.ts";
import { newDevice, type TestDevice } from "../push/test-device.ts";
import { SECRET_KEYS, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

const SILENT = { info: () => undefined, warn: () => undefined };

/** A device of somebody, subscribed by the API. */
export async function subscribed(
  server: TestApp,
  user: Pick<TestUser, "headers">,
  service: TestPushService,
  language: "zh" | "en" = "en",
): Promise<TestDevice & { id: string }> {
  const device = newDevice(service.newEndpoint(), language);
  const answer = await server.app.inject({
    method: "PUT",
    url: "/api/v1/push/subscriptions",
    headers: user.headers(),
    payload: device.subscription,
  });
  if (answer.statusCode !== 200) throw new Error(`The subscription was refused: ${answer.body}`);
  return { ...device, id: answer.json<{ id: string }>().id };
}

/** Puts what is due into messages, and sends the pushes, as the jobs do. */
export async function deliver(server: TestApp): Promise<void> {
  await queueDue(server);
  await sendPushes(server);
}

export async function queueDue({ database, clock }: TestApp): Promise<void> {
  await sendDueNotifications({
    db: database.kysely,
    clock,
    secretKeys: SECRET_KEYS,
    mails: mailQueue({ clock, secretKeys: SECRET_KEYS, limited: true }),
    today: () => londonDay(clock.now()),
  });
}

export async function sendPushes(
  { database, clock }: TestApp,
  { allowsPrivate = true }: { allowsPrivate?: boolean } = {},
): Promise<void> {
  const transport = pushTransport(allowsPrivate);
  try {
    await sendDuePushes({
      db: database.kysely,
      clock,
      secretKeys: SECRET_KEYS,
      readKeys: pushKeys({ db: database.kysely, clock, secretKeys: SECRET_KEYS, scalar: undefined }),
      transport,
      subject: () => "mailto:help@qiying.example",
      log: SILENT,
    });
  } finally {
    transport.close();
  }
}

/** Has somebody told something; what is left out is something ordinary. */
export function told(
  { database, clock }: TestApp,
  { id }: { id: string },
  more: Partial<NewNotification> = {},
): Promise<number> {
  const notification = {
    kind: "offer",
    accountId: id,
    dedupeKey: crypto.randomUUID(),
    texts: { zh: { title: "有人推荐房源", body: "看看吧" }, en: { title: "A room for you", body: "Take a look" } },
    url: "/tenant_post",
    ...more,
  } as NewNotification;
  return database.kysely.transaction().execute((trx) => notify(trx, [notification], clock.now()));
}

/** What a device has got, in its order. */
export function gotBy(device: TestDevice, { received }: TestPushService): PushMessage[] {
  return received
    .filter(({ endpoint }) => endpoint === device.subscription.endpoint)
    .map(({ body }) => device.read(body));
}
