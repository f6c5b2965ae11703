import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DOCUMENT_NAMES } from "#contract/plain-documents.ts";
import { LANGUAGES } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { languageOf } from "../http/calls/client-of.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { OPENER_POLICY, PHOTO_WORKER_POLICY } from "../http/answers/security-headers.ts";
import { bringsNothing, CACHE_CONTROL } from "../http/answers/caching.ts";
import { sendCompressed, sendRevalidated } from "../http/answers/send-body.ts";
import type { Clock } from "../clock.ts";
import { builtPage, type BuiltPage } from "./built-page.ts";
import type { KeptAssets } from "./kept-assets.ts";
import { pathOf } from "./unmatched-paths.ts";
import { sendRefusal } from "../http/errors/answer-errors.ts";
import { serveKillSwitchWorker } from "./serve-kill-switch-worker.ts";
import { PAGE_PATHS } from "./page-paths.ts";
import { withFirstRooms, type Newest, type Reader } from "./first-rooms.ts";
import { withPreview } from "./link-preview.ts";
import { withPaintedRoom } from "./painted-room.ts";
import { photoPreviews } from "./photo-previews.ts";
import type { FindPhoto } from "../photos/storage/photo-storage.ts";
import type { Documents } from "./plain/documents.ts";
import { withDocument } from "./plain/with-document.ts";

export interface PageParts {
  /** Where the build put the page. */
  distDir: string;
  /** Where the hashed assets of this and earlier builds are kept. */
  keptAssetsDir: string;
  /** Where other servers have put the files of their builds; null where this one is alone. */
  keptAssets: Pick<KeptAssets, "fetch"> | null;
  /** Whether phones get a worker; else those that have one let it go (A26). */
  offlineApp: boolean;
  /** The origin that visitors use, for absolute links in previews. */
  publicUrl: string | undefined;
  /** The open room that a shared link leads to. */
  findOpenListing: (id: string) => Promise<Listing | undefined>;
  clock: Clock;
  /** The London day. */
  today: () => string;
  /** The newest rooms as a visitor without an account sees them. */
  findNewest: () => Promise<Newest>;
  /** A photo that everybody may see. */
  findPhoto: FindPhoto;
  documents: Documents;
}

export interface ServedPage {
  /** Answers a browser that opens a path which no route has; null when the request is something else. */
  answerNavigation: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null;
}

/** Serves the built page: its files as they are, and index.html for every path that is a screen. */
export function servePage(
  app: FastifyInstance,
  {
    distDir,
    keptAssetsDir,
    keptAssets,
    offlineApp,
    publicUrl,
    findOpenListing,
    findPhoto,
    documents,
    ...rooms
  }: PageParts,
): ServedPage {
  const readPage = builtPage(distDir);
  const painters = { distDir, previewPhotos: photoPreviews(findPhoto), ...rooms };
  const fillRooms = withFirstRooms(painters);
  const paintRoom = withPaintedRoom(painters);

  // The first visitor after a start would wait for what renders rooms to be loaded, and get none.
  app.addHook(
    "onListen",
    () =>
      void readPage().then(
        (page) => page && Promise.all(READERS.map((reader) => fillRooms(page, reader))),
        () => null,
      ),
  );

  // The worker keeps /index.html for every path, so it too comes with the page's own policy.
  for (const path of [...PAGE_PATHS, "/index.html"]) {
    app.get(path, async (request, reply) => sendPage(request, reply, await pageFor(request)));
  }
  if (!offlineApp) serveKillSwitchWorker(app, distDir);
  serveFiles(app, { distDir, keptAssetsDir, keptAssets });
  return {
    answerNavigation: (request, reply) =>
      isNavigation(request) ? readPage().then((page) => sendPage(request, reply.code(404), page)) : null,
  };

  async function pageFor(request: FastifyRequest): Promise<BuiltPage | null> {
    const built = await readPage();
    if (built === null) return null;
    const name = DOCUMENT_NAMES.find((known) => request.routeOptions.url === `/${known}`);
    if (name !== undefined) return withDocument(built, await documents.find(name));
    const page = showsNewest(request) ? await fillRooms(built, readerOf(request)) : built;
    const id = sharedRoom(request);
    if (id === undefined) return page;
    // The room is an extra: without a database the page opens all the same.
    const listing = await findOpenListing(id).catch(() => undefined);
    if (listing === undefined) return page;
    const previewed = { ...page, html: withPreview(page.html, listing, publicUrl), compressed: {} };
    if (!isHome(request) || !wantsPage(request)) return previewed;
    return paintRoom(previewed, listing, readerOf(request).language).catch((error: unknown) => {
      request.log.error({ err: error }, "a shared room could not be painted into the page");
      return previewed;
    });
  }
}

const READERS: readonly Reader[] = LANGUAGES.flatMap((language) => [
  { language, isPhone: false },
  { language, isPhone: true },
]);

// Browsers that do not say whether they are a phone's get what every screen has room for.
function readerOf({ headers }: FastifyRequest): Reader {
  return { language: languageOf(headers["accept-language"]), isPhone: headers["sec-ch-ua-mobile"] === "?1" };
}

/**
 * Whether the newest rooms stand on the page: at home, before anything is searched. Not for a worker, which keeps the page
 * for months (it asks for anything, not for a page).
 */
function showsNewest(request: FastifyRequest): boolean {
  const { mode, city, keyword } = request.query as { mode?: unknown; city?: unknown; keyword?: unknown };
  const isSearched = [mode, city, keyword].some((said) => said !== undefined);
  return isHome(request) && !isSearched && wantsPage(request);
}

function isHome(request: FastifyRequest): boolean {
  return request.routeOptions.url === "/";
}

/** The room that an address opens, by itself or over the search. */
function sharedRoom({ params, query }: FastifyRequest): string | undefined {
  const { id } = params as { id?: string };
  const { room } = query as { room?: unknown };
  return id ?? (typeof room === "string" ? room : undefined);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage | null) {
  if (page === null) throw new HttpError("page_not_built", "The page has not been built yet. Run: npm run build");
  const body = { plain: page.html, ...page.compressed };
  void reply
    .headers(page.headers)
    .type("text/html; charset=utf-8")
    .header("cache-control", cachingOf(request))
    .header("vary", "accept-encoding, accept, accept-language, sec-ch-ua-mobile, sec-fetch-site");
  if (isSlowedByPolicy(request)) void reply.removeHeader(OPENER_POLICY);
  return reply.statusCode === 200 ? sendRevalidated(request, reply, body) : sendCompressed(request, reply, body);
}

/**
 * Whether the opener policy slows a page down that no page has opened, but an address that was typed, scanned, a bookmark, or a link of
 * another app. Hardly ever is there an opener to be cut off then (`leaveOpener` of the client sees to that one), and to do so Chromium
 * gives up the process that it has begun to start: on a slow phone the page comes a tenth later. Chromium alone says what device it is
 * on; WebKit, where a reload brings the policy later, would call that a page that is opened anew.
 */
function isSlowedByPolicy({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] === "none" && headers["sec-ch-ua-mobile"] !== undefined;
}

/**
 * The home page is the same for all, with a shared room, too. An address that carries a token from a mail is kept by no cache (P-12), and
 * what has been typed stands in those of searches.
 */
function cachingOf(request: FastifyRequest): string {
  const asked = Object.keys(request.query as object);
  if (asked.includes("token")) return CACHE_CONTROL.nobody;
  const isPublic = isHome(request) && asked.every((name) => name === "room");
  return isPublic && bringsNothing(request) ? PUBLIC_PAGE : CACHE_CONTROL.caller;
}

/** No browser shows an older one meanwhile, as of lists: a server has had it for a second already (`first-rooms.ts`). */
const PUBLIC_PAGE = "public, max-age=0, s-maxage=1";

/** Of the files that pages of earlier builds ask for. */
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
};

function typeOf(name: string): string {
  return TYPES[extname(name)] ?? "application/octet-stream";
}

const PHOTO_WORKER = /(?:^|[\\/])shrink\.worker-[\w-]+\.js(\.(br|gz))?$/;

type FileParts = Pick<PageParts, "distDir" | "keptAssetsDir" | "keptAssets">;

function serveFiles(app: FastifyInstance, { distDir, keptAssetsDir, keptAssets }: FileParts): void {
  const options = { preCompressed: true, index: false, redirect: false, cacheControl: false } as const;
  void app.register(
    async (assets) => {
      await assets.register(fastifyStatic, {
        ...options,
        root: [join(distDir, "assets"), keptAssetsDir],
        prefix: "/",
        setHeaders: setAssetHeaders,
      });
      if (keptAssets === null) return;
      assets.setNotFoundHandler(async (request, reply) => {
        const name = pathOf(request).slice("/assets/".length);
        const found = isRead(request) ? await keptAssets.fetch(name, keptAssetsDir) : null;
        if (found === null) return sendRefusal(reply, new HttpError("not_found", "Not Found"));
        if (found === "in folder") return reply.sendFile(name);
        setAssetHeaders(reply, name);
        return reply.type(typeOf(name)).send(found);
      });
    },
    { prefix: "/assets" },
  );
  void app.register(fastifyStatic, {
    ...options,
    root: distDir,
    prefix: "/",
    decorateReply: false,
    setHeaders: (reply, path) => void reply.header("cache-control", cachingOfFile(path)),
  });
}

/** @param path Of the file, or its name. */
function setAssetHeaders(reply: Pick<FastifyReply, "header">, path: string): void {
  void reply.header("cache-control", "public, max-age=31536000, immutable");
  if (PHOTO_WORKER.test(path)) void reply.header("content-security-policy", PHOTO_WORKER_POLICY);
}

// A worker, a manifest or the page itself must never be an old one; pictures may be for a day.
function cachingOfFile(path: string): string {
  return /\.(png|svg|ico|webp|jpe?g)(\.(br|gz))?$/.test(path) ? "public, max-age=86400" : "no-cache";
}

function isNavigation(request: FastifyRequest): boolean {
  const path = request.originalUrl.split(/[?#]/, 1)[0] ?? "";
  return wantsPage(request) && !path.startsWith("/api/") && !path.startsWith("/assets/") && !path.includes(".");
}

function isRead({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/html") ?? false;
}
