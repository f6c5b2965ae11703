import type { ComponentProps } from "react";
import { ReturningPicture } from "../../platform/connection/returning-picture.tsx";
import { NoPhoto, RoomPhotoLayout, type RoomPhotoProps } from "./room-photo-layout.tsx";

/** A room's photo, which is fetched again when the server is back where it could not be fetched (W6). */
export function RoomPhoto(props: RoomPhotoProps) {
  return <RoomPhotoLayout {...props} picture={Picture} />;
}

// The owner of a room that moderators have hidden sees its row, but not its photo: without an alt text a drawing takes its place.
function Picture(props: ComponentProps<typeof ReturningPicture>) {
  return <ReturningPicture {...props} instead={props.alt === "" ? <NoPhoto /> : undefined} />;
}
