import type { Listing } from "#domain/listings/listing.ts";

/** A listing as the generator makes it; `image_url` follows from the images. */
export type DemoListing = Omit<Listing, "image_url" | "price" | "owner_id" | "is_demo"> & {
  begin_date: string;
  price_pence: number;
};
