import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { I18n } from "@lingui/core";

/** What screen readers hear while a photo is dragged. */
export function dragAnnouncements(i18n: I18n, uuids: readonly string[]): Announcements {
  const position = (id: UniqueIdentifier) => ({ index: uuids.indexOf(String(id)) + 1, count: uuids.length });
  return {
    onDragStart: ({ active }) => i18n._("photos.drag.started", position(active.id)),
    onDragOver: ({ over }) => (over === null ? undefined : i18n._("photos.drag.over", position(over.id))),
    onDragEnd: ({ over }) => (over === null ? undefined : i18n._("photos.moved", position(over.id))),
    onDragCancel: ({ active }) => i18n._("photos.drag.cancelled", position(active.id)),
  };
}
