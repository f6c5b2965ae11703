import type { Call } from "#contract/endpoints.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from "#domain/notifications/notification.ts";
import type { SyncedKind, Theirs } from "../documents/kind.ts";
import { mergeByField } from "./by-field.ts";
import { neverRemoved } from "./never-removed.ts";
import { over } from "./over.ts";
import { isSameContent } from "./same-content.ts";
import { withoutPhotos } from "./without-photos.ts";

/** The id of an owner's only document of this kind. */
export const SETTINGS_ID = "settings";

/** How an owner is told of all but what their searches find. There is none before the account has first answered with it. */
export const settings: SyncedKind<"settings"> = {
  name: "settings",
  empty: DEFAULT_NOTIFICATION_SETTINGS,
  isSame: isSameContent,
  merge: mergeSettings,
  ...withoutPhotos,

  freshForMs: MINUTE_MS,
  missing: "again",
  triesRefused: true,
  absent: null,
  // It answers what it keeps: quiet hours with one end alone are none.
  confirms: () => true,
  besideListed: (_, listed) => listed,
  async put(ask, { version }, body) {
    const { data } = await ask("putNotificationSettings", { body, ...over(version) });
    return theirsOf(data);
  },
  ...neverRemoved,
  async list(ask) {
    const { data, fetchedAt: at } = await ask("readNotificationSettings");
    const { mail_address: mailAddress, mail_is_confirmed: isMailConfirmed } = data;
    const beside = { mailAddress, isMailConfirmed };
    return { documents: [{ id: SETTINGS_ID, theirs: theirsOf(data), beside }], isWhole: true, at };
  },
  found: ({ current }) => (areSettings(current) ? theirsOf(current) : null),
};

/** Field by field, but that quiet hours have both ends or none: where one end alone would be left, this phone's word on both stands. */
function mergeSettings(
  base: NotificationSettings | null,
  mine: NotificationSettings,
  theirs: NotificationSettings,
): NotificationSettings {
  const merged = mergeByField(base, mine, theirs);
  const { quiet_from, quiet_until } = mine;
  const isTorn = (merged.quiet_from === null) !== (merged.quiet_until === null);
  return isTorn ? { ...merged, quiet_from, quiet_until } : merged;
}

/** Settings with their version, and maybe with what they reach. */
type Versioned = NotificationSettings & Pick<Call<"readNotificationSettings">["answer"], "updated_at">;

function theirsOf({ updated_at: version, ...answer }: Versioned): Theirs<"settings"> {
  const { quiet_from, quiet_until, saved_searches, match, offer, freshness } = answer;
  const content = { quiet_from, quiet_until, saved_searches, match, offer, freshness };
  return { content, version, isRemoved: false };
}

function areSettings(value: unknown): value is Versioned {
  return typeof value === "object" && value !== null && "quiet_from" in value && "updated_at" in value;
}
