import { useLingui } from "@lingui/react";
import type { ListingField } from "#domain/listings/listing-rules.ts";
import { DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";

/** What most rooms are; anything else is typed. Terms that Chinese students use in English too. */
const COMMON = ["studio", "ensuite", "1b1b", "2b1b", "2b2b", "3b2b"];

/** The kind of room: free text, with the usual ones one tap away. */
export function RoomTypeField({ form }: { form: DraftForm<ListingField> }) {
  const { i18n } = useLingui();
  const typed = form.text("room_type");
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
      <div role="group" aria-label={i18n._("listing-form.room-type.common")} className="flex flex-wrap gap-2">
        {COMMON.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={typed === type}
            onClick={() => form.change("room_type", type)}
            className="touch rounded-full border border-line-strong bg-card px-4 disabled:opacity-60 aria-pressed:border-brick aria-pressed:bg-brick-tint"
          >
            {type}
          </button>
        ))}
      </div>
    </div>
  );
}
