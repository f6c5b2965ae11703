import type { Listing } from "#domain/listings/listing.ts";

/**
 * Demo rooms with photos, each with a title of its own. What is newest on a server may have been posted by another story
 * of the same run, without a photo and under a title that is there twice.
 */
export async function demoRooms(serverUrl: string): Promise<Listing[]> {
  const answer = await fetch(`${serverUrl}/api/v1/items/open?limit=100`);
  const { data } = (await answer.json()) as { data: Listing[] };
  const rooms = data.filter(({ is_demo, images }) => is_demo && images.length > 0);
  return [...new Map(rooms.map((room) => [room.title, room])).values()];
}
