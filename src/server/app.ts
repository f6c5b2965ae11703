import type { FastifyInstance } from "fastify";
import type { Vocabulary } from "#domain/search/typo-correction.ts";
import type { Settings } from "./settings/settings.ts";
import type { Ai } from "./ai/ai.ts";
import { serveAi } from "./ai/routes.ts";
import { accessTokens, type AccessTokens } from "./auth/sessions/access-token.ts";
import { identifyByBearer } from "./auth/sessions/identify.ts";
import { serveMailbox } from "./auth/mailbox/mailbox-routes.ts";
import { passwords, type Passwords } from "./auth/passwords.ts";
import { serveSessions } from "./auth/sessions/session-routes.ts";
import { sessions } from "./auth/sessions/sessions.ts";
import { londonToday, type Clock } from "./clock.ts";
import type { Trx } from "./db/db.ts";
import type { Database } from "./db/connect.ts";
import { serveApiDocs } from "./http/api-docs/serve-api-docs.ts";
import { contactOpenings } from "./contacts/contact-openings.ts";
import { watchForUntrustedProxy } from "./http/calls/untrusted-proxy.ts";
import { createServer, prepareAnswers } from "./http/create-server.ts";
import { callServer, type CallServer } from "./http/calls/serve-calls.ts";
import { idempotentAnswers } from "./http/idempotency/idempotent-answers.ts";
import { serveOperation, serveProbes, serveSite } from "./http/service-routes.ts";
import { answerUnmatched } from "./page/unmatched-paths.ts";
import { filterSearch } from "./listings/search/filter-search.ts";
import { keywordSearch, type KeywordSearch } from "./listings/search/keyword-search.ts";
import { priceSpread } from "./listings/search/price-spread.ts";
import { publicRooms, type PublicRooms } from "./listings/public-rooms.ts";
import type { ListingRow } from "./listings/listing-row.ts";
import { serveListings } from "./listings/listing-routes.ts";
import { serveOwnListings } from "./listings/own/own-listing-routes.ts";
import { vocabulary } from "./listings/search/vocabulary.ts";
import { totals, type Totals } from "./listings/search/totals.ts";
import { rateLimits } from "./limits/rate-limits.ts";
import { readBudget } from "./limits/read-budget.ts";
import { serveFreshness } from "./freshness/freshness-routes.ts";
import { serveMatches } from "./matches/match-routes.ts";
import { matching } from "./matches/matching.ts";
import { serveDeadMails } from "./mail/dead-mail-routes.ts";
import { mailQueue } from "./mail/mail-queue-store.ts";
import { metrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { serveOneClickOff } from "./notifications/one-click-off.ts";
import { serveNotifications } from "./notifications/routes.ts";
import { pushKeys } from "./push/push-key-store.ts";
import { servePush } from "./push/routes.ts";
import { serveSavedSearches } from "./saved-searches/routes.ts";
import { serveNumbers } from "./numbers/numbers-routes.ts";
import { answerLate } from "./moderation/reports/answer-late.ts";
import { holdNearCopy } from "./moderation/hold-near-copy.ts";
import { tellModerators } from "./moderation/tell-moderators.ts";
import { serveModeration } from "./moderation/routes.ts";
import { admission as admissionTo, type Admission } from "./overload/admission.ts";
import type { KeptAssets } from "./page/kept-assets.ts";
import { builtDocuments } from "./page/plain/documents.ts";
import { servePlainPages } from "./page/plain/serve-plain-pages.ts";
import { servePage } from "./page/serve-page.ts";
import { withoutWithheld } from "./photos/withheld-photos.ts";
import { servePhotos } from "./photos/serve-photos.ts";
import { serveShareTarget } from "./page/share-target.ts";
import { photoMaker } from "./photos/encoding/photo-maker.ts";
import type { FindPhoto, PhotoStorage } from "./photos/storage/photo-storage.ts";
import { keepBegun, readBegun } from "./http/body/begun-upload-store.ts";
import { receivingFolder } from "./http/body/receive-file.ts";
import { serveUploads } from "./photos/upload-routes.ts";
import { servePrices } from "./prices/routes.ts";
import { typicalPrices } from "./prices/typical-prices.ts";
import { serveScamGuard } from "./scam-guard/routes.ts";
import { scamGuard, type ScamGuard } from "./scam-guard/scam-guard.ts";
import { serveTenantRequests } from "./tenant-requests/routes.ts";
import { serveUsers } from "./users/routes.ts";
import { serveDrafts } from "./drafts/routes.ts";
import { traceRequests } from "./tracing/trace-requests.ts";
import { serveSharedLists } from "./shared-lists/routes.ts";
import { serveViewings } from "./viewings/routes.ts";
import type { SecretKeys } from "./secret-keys.ts";

/** Everything that the app is made of; tests give their own. */
export interface AppParts {
  database: Pick<Database, "kysely" | "pool">;
  clock: Clock;
  settings: Pick<
    Settings,
    | "publicContacts"
    | "publicUrl"
    | "apiDocs"
    | "today"
    | "rateLimits"
    | "contactsADay"
    | "readsPerNetwork"
    | "readsPerAccount"
    | "searchWaitMs"
    | "requireEmailCode"
    | "supportEmail"
    | "trustedProxies"
    | "offlineApp"
    | "aiSearchDailyQuota"
    | "aiRecognitionDailyQuota"
    | "metricsToken"
    | "dataDir"
    | "photoWorkers"
    | "uploadMegabytes"
    | "vapidPrivateKey"
    | "pushToPrivate"
  >;
  /** Signs tokens, and keys what is hashed or encrypted in the database. */
  secretKeys: SecretKeys;
  /** The origin that visitors use: links in mails are built from it alone (P-04). */
  siteUrl: () => string;
  /** Where photos are kept. */
  photoStorage: PhotoStorage;
  /** Where mails lie as files; absent where there are none. */
  mailFolder?: string;
  /** Reads queries and photos; ended with the app. */
  ai: Ai;
  /** Where the built page lies; null for an API without a page. */
  page: BuiltParts | null;
  /** What hashes passwords; at OWASP's cost unless told. */
  passwords?: Passwords;
  /** Aborted when the process is about to stop; absent where nothing stops it but the end of a test. */
  stopping?: AbortSignal;
  /** Whether traces are sent (tracing/start-tracing.ts). */
  isTraced?: boolean;
  /** Least level that is logged; `silent` in tests. */
  logLevel: "info" | "warn" | "error" | "silent";
  /** Where log lines go; standard output unless told. */
  logTo?: { write(line: string): void };
}

interface BuiltParts {
  distDir: string;
  /** Where this machine keeps the hashed files of earlier builds. */
  keptAssetsDir: string;
  /** Where all machines keep them; absent where there is one machine. */
  keptAssets?: KeptAssets | null;
}

/** The server, ready to listen or to be asked by `inject`. It neither opens nor closes the database. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { database, clock, settings, secretKeys, ai } = parts;
  const hashing = parts.passwords ?? passwords();
  const app = createServer({ ...parts, trustedProxies: settings.trustedProxies });
  if (parts.isTraced) traceRequests(app);
  prepareAnswers(app);
  const untrustedProxy = watchForUntrustedProxy(app, () => clock.now());

  const db = database.kysely;
  const { pool } = database;
  const admission = admissionTo({ pool, longestWaitMs: settings.searchWaitMs, log: app.log });
  const gauged = { db, clock, pool };
  serveMetrics(app, metrics(gauged), settings.metricsToken);
  const tokens = accessTokens(secretKeys, clock);
  const calls = callsOf(app, parts, { admission, tokens });

  const shared = sharedOf(parts);
  const { isBusy } = admission;
  const counted = totals({ clock, log: app.log, isBusy });
  app.addHook("onClose", async () => counted.close());
  const photos = { storage: parts.photoStorage, maker: photoMaker(settings.photoWorkers) };
  app.addHook("onClose", async () => photos.maker.close());
  app.addHook("onClose", () => ai.close());
  const findPhoto: FindPhoto = (id, width) => parts.photoStorage.read(id, width);
  const prices = typicalPrices({ clock });
  const guard = scamGuard({ db, clock, prices });

  const askDatabase = async () => void (await database.pool.query("select 1"));
  serveProbes(calls, { clock, askDatabase, canLogIn: hashing.canCheck, stopping: parts.stopping });
  const words = vocabulary(db, clock);
  const searches = { totals: counted, words, keywordSearch: keywordSearch({ totals: counted, vocabulary: words }) };
  serveRooms(calls, parts, { ...shared, ...searches, isBusy, guard });
  servePrices(calls, { db, prices });
  serveScamGuard(calls, { db, guard });
  serveNumbers(calls, shared);
  serveFreshness(calls, shared);
  serveUploads(calls, { ...shared, ...photos });
  serveViewings(calls, { ...shared, ...photos });
  serveSharedLists(calls, shared);
  serveDrafts(calls, { ...shared, ...photos });
  serveAi(calls, {
    ...shared,
    ...searches,
    ai,
    turn: (network, work) => admission.take("ranked", network, work),
    storage: parts.photoStorage,
    quotas: { search: settings.aiSearchDailyQuota, recognition: settings.aiRecognitionDailyQuota },
    publicContacts: settings.publicContacts,
  });
  serveAccounts(calls, parts, { ...shared, passwords: hashing, tokens, findPhoto, guard });
  serveMessages(calls, parts, shared);
  serveOneClickOff(app, shared);
  serveSite(calls, { ...settings, canTranslate: ai.translate !== null });
  serveOperation(calls, untrustedProxy);
  calls.checkComplete();
  if (settings.apiDocs) serveApiDocs(app);

  const findShownPhoto = withoutWithheld({ db, clock, secretKeys, findPhoto });
  servePhotos(app, findShownPhoto);
  const { today } = shared;
  const { publicContacts } = settings;
  const rooms = publicRooms({ database, totals: counted, today, take: admission.take, publicContacts });
  const page = parts.page && serveBuiltPage(app, { ...parts, page: parts.page }, { rooms, findPhoto: findShownPhoto });
  answerUnmatched(app, page?.answerNavigation ?? (() => null));
  return app;
}

function callsOf(
  app: FastifyInstance,
  { database, clock, settings, secretKeys }: AppParts,
  { admission, tokens }: { admission: Admission; tokens: AccessTokens },
): CallServer {
  const db = database.kysely;
  return callServer(app, {
    admission,
    identify: identifyByBearer({ db, tokens, clock }),
    uploadMegabytes: settings.uploadMegabytes,
    receivingFolder: receivingFolder(settings),
    begunUploads: {
      read: (key) => readBegun(db, key),
      keep: (key, bytes) => keepBegun(db, key, bytes, clock.now().toISOString()),
    },
    idempotentAnswers: idempotentAnswers({ db, clock, secretKeys, limited: settings.rateLimits }),
    readBudget: readBudget({
      clock,
      enabled: settings.rateLimits,
      perNetwork: settings.readsPerNetwork,
      perAccount: settings.readsPerAccount,
    }),
  });
}

type Shared = ReturnType<typeof sharedOf>;

/** What most areas are given. */
function sharedOf({ database, clock, settings, secretKeys }: AppParts) {
  return {
    db: database.kysely,
    clock,
    secretKeys,
    today: londonToday(clock, settings.today),
    limits: rateLimits({ db: database.kysely, clock, secretKeys, enabled: settings.rateLimits }),
    mails: mailQueue({ clock, secretKeys, limited: settings.rateLimits }),
  };
}

interface RoomParts {
  totals: Totals;
  words: () => Promise<Vocabulary>;
  keywordSearch: KeywordSearch;
  isBusy: () => boolean;
  guard: ScamGuard;
}

/** The calls about rooms and requests: searching them, posting them, and what fits what. */
function serveRooms(
  calls: CallServer,
  { settings }: AppParts,
  { totals: counted, words, keywordSearch: byKeyword, isBusy, guard, ...shared }: Shared & RoomParts,
): void {
  const { db, clock, today } = shared;
  const { publicContacts, requireEmailCode } = settings;
  const contacts = contactOpenings({ ...shared, settings });
  const found = matching({ clock, totals: counted, today, isBusy });
  const { countInPassing: countMatches } = found;
  serveListings(calls, {
    db,
    totals: counted,
    filterSearch: filterSearch({ totals: counted }),
    keywordSearch: byKeyword,
    priceSpread: priceSpread({ vocabulary: words }),
    contacts,
    today,
    publicContacts,
  });
  const callModerators = (trx: Trx, source: string) =>
    tellModerators(trx, { because: "signs", severity: "high", source }, shared);
  const hold = (trx: Trx, row: ListingRow) =>
    holdNearCopy(trx, row, { ...shared, requireEmailCode, now: clock.now(), today: today() });
  const judgingIn = async (city: string) => ({ judge: await guard.judgeIn(city), callModerators, holdNearCopy: hold });
  serveOwnListings(calls, { ...shared, judgingIn, countMatches, requireEmailCode });
  serveTenantRequests(calls, { ...shared, callModerators, countMatches, contacts, publicContacts, requireEmailCode });
  serveMatches(calls, { ...shared, matching: found, requireEmailCode });
}

/** The calls about what is told by itself: by pushes and mails, and of saved searches. */
function serveMessages(calls: CallServer, { settings }: AppParts, shared: Shared): void {
  const { db, clock, secretKeys } = shared;
  const readPushKeys = pushKeys({ db, clock, secretKeys, scalar: settings.vapidPrivateKey });
  servePush(calls, { ...shared, readPushKeys, pushToPrivate: settings.pushToPrivate });
  serveNotifications(calls, shared);
  serveSavedSearches(calls, { ...shared, publicContacts: settings.publicContacts });
}

/** The calls about accounts and their sessions, and those that act on them: administration and moderation. */
function serveAccounts(
  calls: CallServer,
  { settings, siteUrl, mailFolder }: AppParts,
  {
    tokens,
    ...shared
  }: Shared & { passwords: Passwords; tokens: AccessTokens; findPhoto: FindPhoto; guard: ScamGuard },
) {
  const withSessions = { ...shared, sessions: sessions({ ...shared, tokens }) };
  serveSessions(calls, { ...withSessions, tokens });
  serveMailbox(calls, {
    ...withSessions,
    site: () => ({ url: siteUrl(), supportEmail: settings.supportEmail }),
    onConfirmed: (trx, id, now) => answerLate(trx, id, { mails: shared.mails, now }),
  });
  serveDeadMails(calls, shared);
  serveUsers(calls, { ...withSessions, mailFolder, requireEmailCode: settings.requireEmailCode });
  serveModeration(calls, { ...withSessions, requireEmailCode: settings.requireEmailCode });
}

function serveBuiltPage(
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
