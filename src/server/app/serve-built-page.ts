import type { FastifyInstance } from "fastify";
import { londonToday } from "../clock.ts";
import type { PublicRooms } from "../listings/public-rooms.ts";
import { builtDocuments } from "../page/plain/documents.ts";
import { servePlainPages } from "../page/plain/serve-plain-pages.ts";
import { servePage } from "../page/serve-page.ts";
import { serveShareTarget } from "../page/share-target.ts";
import type { FindPhoto } from "../photos/storage/photo-storage.ts";
import type { AppParts, BuiltParts } from "./app-parts.ts";

/** The built page, the plain pages, and the pages that other apps share into. */
export function serveBuiltPage(
  app: FastifyInstance,
  { page: { keptAssets = null, ...built }, clock, settings }: AppParts & { page: BuiltParts },
  { rooms, findPhoto }: { rooms: PublicRooms; findPhoto: FindPhoto },
) {
  const documents = builtDocuments(built.distDir, settings.supportEmail);
  serveShareTarget(app);
  servePlainPages(app, { ...rooms, documents });
  return servePage(app, {
    ...built,
    keptAssets,
    offlineApp: settings.offlineApp,
    publicUrl: settings.publicUrl,
    findOpenListing: rooms.findRoom,
    clock,
    today: londonToday(clock, settings.today),
    findNewest: rooms.findNewest,
    findPhoto,
    documents,
  });
}
