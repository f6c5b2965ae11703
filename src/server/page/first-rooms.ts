import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { fillFirstRooms, FIRST_ROOMS_MODULE, type FirstRooms, type RenderFirstRooms } from "#contract/first-rooms.ts";
import type { Language } from "#domain/language.ts";
import { FIRST_CARDS } from "#domain/limits.ts";
import { cardOf } from "#domain/listings/card-of.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { within } from "#domain/within.ts";
import type { Clock } from "../clock.ts";
import { builtModule } from "./built-module.ts";
import type { BuiltPage } from "./built-page.ts";
import type { PreviewPhotos } from "./photo-previews.ts";

const brotli = promisify(brotliCompress);

export interface FirstRoomsParts {
  /** Where the build put the page. */
  distDir: string;
  clock: Clock;
  /** The newest rooms as a visitor without an account sees them. */
  findNewest: () => Promise<Newest>;
  previewPhotos: PreviewPhotos;
}

/** The newest rooms, and how many there are. */
export interface Newest extends Omit<FirstRooms, "listings" | "fetchedAt"> {
  listings: Listing[];
}

/** Who a page is for. */
export interface Reader {
  language: Language;
  /** Whether the browser says that it is a phone's: its screen has room for the first cards alone, and the app draws the others. */
  isPhone: boolean;
}

/**
 * A page with rooms is good for so long, and one that has come too late for who asked first is there for others. A cache of the site has it
 * for two seconds more: three after a room was hidden it is on no page (docs/decisions/http-cache.md).
 */
const KEPT_MS = 1000;
/** Made in two milliseconds, and a sixth smaller than at the cheapest level. */
const BROTLI_QUALITY = 5;
/** A page is never late for want of rooms: it draws them itself, once it has asked. */
const PATIENCE_MS = 300;

/**
 * Puts the newest rooms into the home page, as markup in the reader's language and as data. Markup in the other one too would come
 * before the reader's, and delay the first paint by a fifth on a slow phone; who has chosen another language than the browser's
 * sees the rooms when the app draws them.
 * @returns A function from the built page to the one with rooms; the built one where there are none in time.
 */
export function withFirstRooms({
  distDir,
  clock,
  findNewest,
  previewPhotos,
}: FirstRoomsParts): (page: BuiltPage, reader: Reader) => Promise<BuiltPage> {
  const renderer = builtModule<{ renderFirstRooms: RenderFirstRooms }>(join(distDir, FIRST_ROOMS_MODULE));
  const kept = new Map<string, Kept>();

  return async (page, reader) => {
    const now = clock.now().getTime();
    const key = `${reader.language} ${reader.isPhone}`;
    let last = kept.get(key);
    if (last === undefined || last.from !== page || Math.abs(last.until - now) > KEPT_MS || last.until < now) {
      last = { from: page, page: filled(page, reader).catch(() => page), until: now + KEPT_MS };
      kept.set(key, last);
    }
    return within(PATIENCE_MS, last.page, page);
  };

  async function filled(page: BuiltPage, { language, isPhone }: Reader): Promise<BuiltPage> {
    const module = await renderer();
    if (module === null) return page;
    const fetchedAt = clock.now().getTime();
    const newest = await findNewest();
    const previews = await previewPhotos(newest.listings);
    const listings = newest.listings.map(cardOf);
    const rooms = { ...newest, listings, fetchedAt };
    const painted = isPhone ? { ...rooms, listings: listings.slice(0, FIRST_CARDS) } : rooms;
    const markup = module.renderFirstRooms(language, painted, previews);
    const html = fillFirstRooms(page.html, language, { rooms, markup });
    const br = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    return { ...page, html, compressed: { br } };
  }
}

interface Kept {
  from: BuiltPage;
  page: Promise<BuiltPage>;
  /** Epoch milliseconds. */
  until: number;
}
