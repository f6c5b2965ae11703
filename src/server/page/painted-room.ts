import { join } from "node:path";
import {
  PAINTED_ROOM_ID,
  PAINTED_ROOM_MODULE,
  type PaintedRoom,
  type RenderPaintedRoom,
} from "#contract/painted-room.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import type { Clock } from "../clock.ts";
import { builtModule } from "./built-module.ts";
import { pageOf, type BuiltPage } from "./built-page.ts";
import type { PreviewPhotos } from "./photo-previews.ts";
import { withData } from "#contract/with-data.ts";

interface Parts {
  /** Where the build put the page. */
  distDir: string;
  clock: Clock;
  /** The London day. */
  today: () => string;
  previewPhotos: PreviewPhotos;
}

const STYLES = /<style>[^<]*<\/style>/;

/**
 * Paints the room that a shared link opens over the page, in the reader's language: a reader on a slow line
 * sees it a round trip after the tap, and where the app's code does not come at all.
 * @returns A function from the page, the room and the reader's language to the page with the room; the page as it is where the build
 *   has nothing that renders rooms.
 */
export function withPaintedRoom({ distDir, clock, today, previewPhotos }: Parts) {
  const renderer = builtModule<{ renderPaintedRoom: RenderPaintedRoom }>(join(distDir, PAINTED_ROOM_MODULE));

  return async (page: BuiltPage, listing: Listing, language: Language): Promise<BuiltPage> => {
    const fetchedAt = clock.now().getTime();
    const module = await renderer();
    if (module === null) return page;
    const previews = await previewPhotos([listing]);
    const preview = previews.get(listing.images[0]?.image_url ?? "");
    const { markup, styles } = module.renderPaintedRoom(language, { listing, today: today(), preview });
    const painted = page.html
      .replace(STYLES, () => `<style>${styles}</style>`)
      .replace("<body>", () => `<body>${markup}`);
    return pageOf(withData(painted, PAINTED_ROOM_ID, { listing, fetchedAt } satisfies PaintedRoom));
  };
}
