/** What somebody made to offer a room: drawn by the tests, with what a reader should find on it. */
export interface Poster {
  name: string;
  /** What is written on it, line by line. */
  lines: readonly string[];
  look: Look;
  /** What happened to it between the screen that it was made on and the phone that sends it. */
  taken?: Taken;
  fields: PosterFields;
}

/** The fields of a room that stand on a poster; what does not stand there is absent. */
export interface PosterFields {
  city: string;
  room_type: string;
  post_code: string;
  /** Pounds a week. */
  price: number;
  property_type?: "student" | "social";
  begin_date?: string;
  end_date?: string;
  /** The number or account alone. */
  contact_info?: string;
}

export type Look =
  | "plain"
  | "coloured"
  | "dark"
  | "serif"
  | "small"
  | "card"
  | "bubbles"
  | "table"
  | "article"
  | "over-a-room";

export interface Taken {
  /** Degrees, clockwise. */
  turned?: number;
  /** From the side and from below, as a phone is held. */
  fromTheSide?: boolean;
  /** Of the JPEG, 1 to 100. */
  quality?: number;
  /** Standard deviation of the sensor's grain, of 255. */
  grain?: number;
}
