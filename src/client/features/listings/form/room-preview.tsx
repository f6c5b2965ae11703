import { useLingui } from "@lingui/react";
import type { ReadonlySignal } from "@preact/signals-react";
import { memo, useDeferredValue } from "react";
import { moneyMistake } from "#domain/fields/check-fields.ts";
import type { TypedListing } from "#offline/drafts/typed-listing.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { typedOf, useDraftPart } from "../../../drafts/use-draft-part.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { PriceTag } from "../../room/price-tag.tsx";
import { CardFrame, type CardFacts } from "../../room/room-card-layout.tsx";
import { RoomPhoto } from "../../room/room-photo.tsx";
import { PhotoPicture } from "../photos/photo-picture.tsx";
import type { Cover } from "../photos/photo-field.tsx";
import { fieldsOfTyped } from "./listing-values.ts";

interface Props {
  draftSession: DraftSession<"listing">;
  cover: ReadonlySignal<Cover | null>;
}

/** The room's card as everybody will see it, with its cover: to be looked over before it is posted. */
export function RoomPreview({ draftSession, cover }: Props) {
  const { i18n } = useLingui();
  // A key is shown in its field at once; here in pieces after that.
  const typed = useDeferredValue(useDraftPart(draftSession, typedOf));
  return (
    <section aria-labelledby="room-preview" className="grid gap-2">
      <h3 id="room-preview" className="text-sm text-ink-soft">
        {i18n._("listing-form.check")}
      </h3>
      <div className="w-full max-w-64 rounded-card border border-line bg-card p-2">
        <PreviewCard typed={typed} cover={useDeferredValue(cover.value)} />
      </div>
    </section>
  );
}

interface CardProps {
  typed: TypedListing;
  cover: Cover | null;
}

const PreviewCard = memo(function PreviewCard({ typed, cover }: CardProps) {
  const { i18n } = useLingui();
  const today = useToday();
  const room = roomOf(typed);
  return (
    <CardFrame
      room={{ ...room, title: room.title === "" ? i18n._("own-listings.untitled") : room.title }}
      today={today}
      photo={
        cover === null ? (
          <RoomPhoto image={undefined} alt="" sizes="" />
        ) : (
          <PhotoPicture photo={cover.photo} preview={cover.preview} />
        )
      }
      price={
        room.price === null ? (
          <p className="text-ink-soft">{i18n._("listing-form.preview.no-price")}</p>
        ) : (
          <PriceTag price={room.price} perMonth={room.perMonth} />
        )
      }
    />
  );
});

/** What is shown of a room before there is one: it was neither posted nor confirmed, and leads nowhere. */
interface RoomToBe extends CardFacts {
  /** Null while no price is typed that could be posted. */
  price: number | null;
  perMonth: number | null | undefined;
}

function roomOf(typed: TypedListing): RoomToBe {
  const { title, city, description, room_type, begin_date, end_date, ...rent } = fieldsOfTyped(typed);
  const price = rent.price !== null && moneyMistake(rent.price, false) === null ? rent.price : null;
  const words = { title: title ?? "", city: city ?? "", room_type: room_type ?? "" };
  return { ...words, description, begin_date, end_date, price, perMonth: rent.price_per_month };
}
