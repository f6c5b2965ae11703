import { useLingui } from "@lingui/react";
import type { ReadonlySignal } from "@preact/signals-react";
import { moneyMistake } from "#domain/listings/listing-rules.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { typedOf, useDraftPart } from "../../../drafts/use-draft-part.ts";
import { useToday } from "../../../platform/clock/use-today.ts";
import { RoomCardLayout } from "../../room/room-card-layout.tsx";
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
  const today = useToday();
  const { id, owner } = draftSession.draft.peek();
  const listing = listingOf({ id, owner, typed: useDraftPart(draftSession, typedOf) });
  const shown = cover.value;
  const hasPrice = listing.price !== null && moneyMistake(listing.price, false) === null;
  return (
    <section aria-labelledby="room-preview" className="grid gap-2">
      <h3 id="room-preview" className="text-sm text-ink-soft">
        {i18n._("listing-form.check")}
      </h3>
      <div className="w-full max-w-64 rounded-card border border-line bg-card p-2">
        <RoomCardLayout
          listing={{ ...listing, title: listing.title === "" ? i18n._("own-listings.untitled") : listing.title }}
          href={null}
          today={today}
          photo={
            shown === null ? (
              <RoomPhoto image={undefined} alt="" sizes="" />
            ) : (
              <PhotoPicture photo={shown.photo} preview={shown.preview} />
            )
          }
          price={hasPrice ? undefined : <p className="text-ink-soft">{i18n._("listing-form.preview.no-price")}</p>}
          heart={null}
        />
      </div>
    </section>
  );
}

/** A draft as the room that it will be. */
function listingOf({ id, owner, typed }: Pick<Draft<"listing">, "id" | "owner" | "typed">): Listing {
  const none = { image_url: null, images: [], is_demo: false, created_at: "", updated_at: "" };
  return { ...fieldsOfTyped(typed), ...none, id, owner_id: owner };
}
