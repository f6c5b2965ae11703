import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-fields.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { useTyped } from "../../../drafts/form/use-field-part.ts";
import { OFFERED_ROOM_TYPES, offeredRoomType } from "../../../platform/text/offered-room-type.ts";
import { Chips } from "../../../ui/form/chips.tsx";

/** The kind of room: the usual ones one tap away, anything else typed. */
export function RoomTypeField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const typed = useTyped(form, "room_type").trim().toLowerCase();
  return (
    <div className="grid gap-2">
      <DraftText
        form={form}
        field="room_type"
        label={i18n._("listing-form.room-type")}
        help={i18n._("listing-form.room-type.help")}
        required
        autoComplete="off"
        autoCapitalize="none"
      />
      <Chips
        label={i18n._("listing-form.room-type.common")}
        choices={OFFERED_ROOM_TYPES.map((type) => ({
          key: type,
          text: offeredRoomType(i18n, type),
          isPressed: typed === type,
          onPress: () => form.change("room_type", type),
        }))}
      />
    </div>
  );
}
