import type { Listing } from "./listing.ts";

/** A map search for a room: post code, city and UK (PR-216). */
export function mapLink({ post_code, city }: Pick<Listing, "post_code" | "city">): string {
  const place = [post_code, city, "UK"].filter((part) => part !== "").join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
