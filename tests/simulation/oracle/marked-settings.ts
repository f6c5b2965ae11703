import type { NotificationSettings } from "#domain/notifications/notification.ts";
import { SET_KINDS } from "#domain/notifications/notification.ts";
import type { MarkedKind } from "./marks.ts";

export const markedSettings: MarkedKind<"settings"> = {
  marksOf: (content: NotificationSettings) =>
    new Map([
      ["quiet_from", [String(content.quiet_from)]],
      ["quiet_until", [String(content.quiet_until)]],
      ["saved_searches", [String(content.saved_searches)]],
      ...SET_KINDS.map((kind): [string, string[]] => {
        const { alert, by_push, by_mail } = content[kind];
        return [kind, [`${alert} ${by_push} ${by_mail}`]];
      }),
    ]),
  isLastWord: () => true,
  isAsked: () => false,
  // An account begins with a value in each field.
  isShared: () => true,
};
