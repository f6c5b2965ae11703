import type { ComponentProps } from "react";
import { ReturningPicture } from "../../platform/connection/returning-picture.tsx";
import { NoPhoto, RoomPhotoLayout, type RoomPhotoProps } from "./room-photo-layout.tsx";

/** A room's photo, which is fetched again when the server is back where it could not be fetched (W6). */
export function RoomPhoto(props: RoomPhotoProps) {
  return <RoomPhotoLayout {...props} picture={Picture} />;
}

// Of a room that moderators have hidden, its owner has the row and not the photo; where no text stands for it, a drawing does.
function Picture(props: ComponentProps<typeof ReturningPicture>) {
  return <ReturningPicture {...props} instead={props.alt === "" ? <NoPhoto /> : undefined} />;
}
