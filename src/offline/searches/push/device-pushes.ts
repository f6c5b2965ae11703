import type { Language } from "#domain/language.ts";
import type { ServerApi } from "../../transport/server-api.ts";
import { dexieStore } from "../../database/dexie-store.ts";
import type { PushRow } from "../../documents/push-row.ts";
import { pushKeyBytes } from "./push-key-bytes.ts";

type Api = Pick<ServerApi, "call">;

interface Wanted {
  owner: string;
  /** The server's key, base64url. */
  key: string;
  language: Language;
  /** What the server had of this device until now. */
  before?: PushRow | undefined;
}

/**
 * Subscribes this device to pushes under the server's key, in place of a subscription under another, and tells the server. A
 * subscription under that key stays what it is.
 * @throws DOMException `NotAllowedError` where its owner does not allow notifications (any more), another where the push service
 *   can't be had; what `call` throws where the server did not answer.
 */
export async function keepPushes(api: Api, manager: PushManager, wanted: Wanted): Promise<void> {
  const { owner, key, language, before } = wanted;
  const subscription = await subscribedUnder(manager, key);
  const { endpoint, keys } = subscription.toJSON();
  const { data } = await api.call(owner, "putPushSubscription", {
    body: {
      endpoint: endpoint ?? subscription.endpoint,
      keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
      language,
      ...(before !== undefined && before.endpoint !== subscription.endpoint && { replaces: before.endpoint }),
    },
  });
  const row = { owner, endpoint: subscription.endpoint, id: data.id, language, confirmedAt: Date.now() };
  await dexieStore.write(["pushes"], (tx) => tx.put("pushes", row));
}

/** Keeps nothing more of an owner's pushes here, and tells the server, which without an answer learns it from the push service. */
export async function forgetPushes(api: Api, { owner, id }: PushRow): Promise<void> {
  await dexieStore.write(["pushes"], (tx) => tx.delete("pushes", owner));
  await api.call(owner, "deletePushSubscription", { params: { id } }).catch(() => undefined);
}

/** Whether a subscription is under the server's key: under another, as of a site that was set up anew, it gets nothing. */
export function isUnder({ options }: PushSubscription, key: string): boolean {
  const wanted = pushKeyBytes(key);
  const given = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return given.length === wanted.length && given.every((byte, at) => byte === wanted[at]);
}

async function subscribedUnder(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known !== null && isUnder(known, key)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKeyBytes(key) });
}
