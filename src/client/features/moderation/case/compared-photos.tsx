import { useLingui } from "@lingui/react";
import type { ListingImage } from "#domain/listings/listing.ts";
import { Badge } from "../../../ui/badge.tsx";
import { RoomPhoto } from "../../room/room-photo.tsx";

interface Props {
  /** As it was reported. */
  before: readonly ListingImage[];
  /** Null where the room is gone. */
  now: readonly ListingImage[] | null;
}

/** All photos of either version, those marked that the other has not. */
export function ComparedPhotos({ before, now }: Props) {
  const { i18n } = useLingui();
  const had = new Set(before.map(({ uuid }) => uuid));
  const has = new Set((now ?? before).map(({ uuid }) => uuid));
  const all = [...before, ...(now ?? []).filter(({ uuid }) => !had.has(uuid))];
  if (all.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {all.map((image, index) => (
        <li key={image.uuid} className="grid content-start gap-1">
          <a
            href={image.image_url}
            target="_blank"
            rel="noopener noreferrer"
            className="overflow-hidden rounded-control"
          >
            <RoomPhoto image={image} alt={i18n._("case.photo", { number: index + 1 })} sizes="200px" />
          </a>
          {!has.has(image.uuid) && <Badge tone="amber">{i18n._("case.photo.removed")}</Badge>}
          {!had.has(image.uuid) && <Badge tone="amber">{i18n._("case.photo.added")}</Badge>}
        </li>
      ))}
    </ul>
  );
}
