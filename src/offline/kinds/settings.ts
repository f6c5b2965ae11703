import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import type { Kind } from "../documents/kind.ts";
import { mergeByField } from "./by-field.ts";
import { isSameContent } from "./same-content.ts";
import { withoutPhotos } from "./without-photos.ts";

/** The id of an owner's only document of this kind. */
export const SETTINGS_ID = "settings";

/** How an owner is told of all but what their searches find. There is none before the account has first answered with it. */
export const settings: Kind<"settings"> = {
  name: "settings",
  empty: DEFAULT_NOTIFICATION_SETTINGS,
  isSame: isSameContent,
  merge: mergeByField,
  ...withoutPhotos,
};
