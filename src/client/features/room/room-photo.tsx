import { ReturningPicture } from "../../platform/connection/returning-picture.tsx";
import { RoomPhotoLayout, type RoomPhotoProps } from "./room-photo-layout.tsx";

/** A room's photo, which is fetched again when the server is back where it could not be fetched (W6). */
export function RoomPhoto(props: RoomPhotoProps) {
  return <RoomPhotoLayout {...props} picture={ReturningPicture} />;
}
