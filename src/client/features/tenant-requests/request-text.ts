import type { I18n } from "@lingui/core";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import type { LetType, WantedPropertyType } from "#domain/tenant-requests/request-choices.ts";
import { offeredRoomType } from "../../platform/text/offered-room-type.ts";

/** The requested kind of home, in words. */
export function wantedTypeText(i18n: I18n, type: WantedPropertyType): string {
  switch (type) {
    case "student":
      return i18n._("property-type.student");
    case "social":
      return i18n._("property-type.social");
    case "any":
      return i18n._("request.property-type.any");
  }
}

/** The requested landlord, in words. */
export function letTypeText(i18n: I18n, type: LetType): string {
  switch (type) {
    case "official":
      return i18n._("request.let-type.official");
    case "private":
      return i18n._("request.let-type.private");
    case "either":
      return i18n._("request.let-type.either");
  }
}

/** The requested kind of room in the reader's words, where it is one that rooms are offered as; null where none is named. */
export function wantedRoomText(i18n: I18n, { room_type }: Pick<TenantRequest, "room_type">): string | null {
  const wanted = room_type?.trim() ?? "";
  return wanted === "" ? null : offeredRoomType(i18n, wanted);
}
