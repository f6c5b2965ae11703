import Fastify, { LogController, type FastifyInstance } from "fastify";
import type { Settings } from "./settings/settings.ts";
import type { Ai } from "./ai/ai.ts";
import { serveAi } from "./ai/routes.ts";
import { accessTokens, type AccessTokens } from "./auth/sessions/access-token.ts";
import { identifyByBearer } from "./auth/sessions/identify.ts";
import { serveMailbox } from "./auth/mailbox/mailbox-routes.ts";
import { passwords, type Passwords } from "./auth/passwords.ts";
import { serveSessions } from "./auth/sessions/session-routes.ts";
import { sessions } from "./auth/sessions/sessions.ts";
import { REQUEST_ID_HEADER } from "#contract/call.ts";
import { NEWEST_SHELF_SIZE } from "#domain/limits.ts";
import { openFilter } from "#domain/search/open-filter.ts";
import { DEFAULT_SORT } from "#domain/search/search-criteria.ts";
import { londonToday, type Clock } from "./clock.ts";
import type { Database } from "./db/connect.ts";
import { noReplicas, type Replicas } from "./db/servers/replicas.ts";
import { noteWritePosition } from "./db/servers/write-position-store.ts";
import { isUuid } from "./http/calls/is-uuid.ts";
import { answerErrors, refusalOf, sendRefusal } from "./http/errors/answer-errors.ts";
import { answerBrokenRequest, watchAnswers } from "./http/errors/broken-request.ts";
import { serveApiDocs } from "./http/api-docs/serve-api-docs.ts";
import { loggableError } from "./http/log/loggable-error.ts";
import { newRequestId, tellRequestIds } from "./http/log/request-id.ts";
import { logRequests } from "./http/log/request-log.ts";
import { requestLogger } from "./http/log/request-logger.ts";
import { securityHeaders } from "./http/answers/security-headers.ts";
import { contactOpenings } from "./contacts/contact-openings.ts";
import { watchForUntrustedProxy } from "./http/calls/untrusted-proxy.ts";
import { callServer, type CallServer } from "./http/calls/serve-calls.ts";
import { idempotentAnswers } from "./http/idempotency/idempotent-answers.ts";
import { acceptBodies } from "./http/body/read-body.ts";
import { serveOperation, serveProbes, serveSite } from "./http/service-routes.ts";
import { answerUnmatched } from "./page/unmatched-paths.ts";
import { filterSearch } from "./listings/search/filter-search.ts";
import { keywordSearch } from "./listings/search/keyword-search.ts";
import { priceSpread } from "./listings/search/price-spread.ts";
import { toListing } from "./listings/listing-row.ts";
import { findOpenListing, findOpenListings, type PageOf } from "./listings/listing-store.ts";
import { serveListings } from "./listings/listing-routes.ts";
import { serveOwnListings } from "./listings/own/own-listing-routes.ts";
import { vocabulary } from "./listings/search/vocabulary.ts";
import { totals } from "./listings/search/totals.ts";
import { rateLimits, type RateLimits } from "./limits/rate-limits.ts";
import { readBudget } from "./limits/read-budget.ts";
import { serveFreshness } from "./freshness/freshness-routes.ts";
import { serveMatches } from "./matches/match-routes.ts";
import { matching } from "./matches/matching.ts";
import { serveDeadMails } from "./mail/dead-mail-routes.ts";
import { mailQueue, type MailQueue } from "./mail/mail-queue-store.ts";
import { metrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { serveOneClickOff } from "./notifications/one-click-off.ts";
import { serveNotifications } from "./notifications/routes.ts";
import { pushKeys } from "./push/push-key-store.ts";
import { servePush } from "./push/routes.ts";
import { serveSavedSearches } from "./saved-searches/routes.ts";
import { serveNumbers } from "./numbers/numbers-routes.ts";
import { serveModeration } from "./moderation/routes.ts";
import { admissionTo } from "./overload/admission.ts";
import type { KeptAssets } from "./page/kept-assets.ts";
import { builtDocuments } from "./page/plain/documents.ts";
import { servePlainPages } from "./page/plain/serve-plain-pages.ts";
import { servePage } from "./page/serve-page.ts";
import { withoutWithheld } from "./photos/withheld-photos.ts";
import { servePhotos } from "./photos/serve-photos.ts";
import { serveShareTarget } from "./page/share-target.ts";
import { photoMaker } from "./photos/encoding/photo-maker.ts";
import type { FindPhoto, PhotoStorage } from "./photos/storage/photo-storage.ts";
import { serveUploads } from "./photos/upload-routes.ts";
import { servePrices } from "./prices/routes.ts";
import { typicalPrices } from "./prices/typical-prices.ts";
import { serveScamGuard } from "./scam-guard/routes.ts";
import { scamGuard, type ScamGuard } from "./scam-guard/scam-guard.ts";
import { serveTenantRequests } from "./tenant-requests/routes.ts";
import { serveUsers } from "./users/routes.ts";
import { serveDrafts } from "./drafts/routes.ts";
import { logFieldsOfJob } from "./spans.ts";
import { traceRequests } from "./tracing/trace-requests.ts";
import { serveSharedLists } from "./shared-lists/routes.ts";
import { serveViewings } from "./viewings/routes.ts";
import type { SecretKeys } from "./secret-keys.ts";

/** Everything that the app is made of; tests give their own. */
export interface AppParts {
  database: Pick<Database, "kysely" | "pool" | "searches">;
  /** Where public reads go; to the primary where it is absent. */
  replicas?: Replicas;
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

const HEADERS_WITHIN_MS = 10_000;
const BODY_WITHIN_MS = 30_000;
const ANSWER_WITHIN_MS = 5500;
const JSON_LIMIT_BYTES = 64 * 1024;

/** The server, ready to listen or to be asked by `inject`. It neither opens nor closes the database. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { database, clock, settings } = parts;
  const app = createServer(parts);
  app.setChildLoggerFactory(requestLogger);
  watchAnswers(app.server);
  if (parts.isTraced) traceRequests(app);
  const headers = securityHeaders();
  app.addHook("onRequest", (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
  tellRequestIds(app);
  answerErrors(app);
  logRequests(app);
  const untrustedProxy = watchForUntrustedProxy(app, () => clock.now());
  acceptBodies(app);

  const db = database.kysely;
  const replicas = parts.replicas ?? noReplicas(database);
  const admission = admissionTo(app, database.pool, settings);
  const { expectedWaits } = admission;
  const gauged = { db, clock, pool: database.pool, replicas: () => replicas.counts(), expectedWaits };
  serveMetrics(app, metrics(gauged), settings.metricsToken);
  const today = londonToday(clock, settings.today);
  const tokens = accessTokens(parts.secretKeys, clock);
  const calls = callServer(app, {
    admission,
    identify: identifyByBearer({ db, tokens }),
    replicas,
    uploadMegabytes: settings.uploadMegabytes,
    noteWrite: replicas.areSet ? (userId) => noteWritePosition(db, userId) : null,
    idempotentAnswers: idempotentAnswers({ db, clock, secretKeys: parts.secretKeys, limited: settings.rateLimits }),
    readBudget: readBudget({
      clock,
      enabled: settings.rateLimits,
      perNetwork: settings.readsPerNetwork,
      perAccount: settings.readsPerAccount,
    }),
  });
  const askDatabase = async () => void (await database.pool.query("select 1"));
  serveProbes(calls, { clock, askDatabase, stopping: parts.stopping });
  const counted = totals({ clock, log: app.log, isBusy: () => admission.refuses("ranked") });
  app.addHook("onClose", async () => counted.close());
  const words = vocabulary(database.searches.db, clock);
  const { publicContacts } = settings;
  const contacts = contactOpenings({ db, clock, today, secretKeys: parts.secretKeys, settings });
  serveListings(calls, {
    db,
    totals: counted,
    filterSearch: filterSearch({ totals: counted }),
    keywordSearch: keywordSearch({ totals: counted, vocabulary: words }),
    priceSpread: priceSpread({ vocabulary: words }),
    contacts,
    today,
    publicContacts,
  });
  const prices = typicalPrices({ clock });
  servePrices(calls, { prices });
  const guard = scamGuard({ db, clock, prices });
  serveScamGuard(calls, { db, guard });
  const shared = {
    db,
    clock,
    secretKeys: parts.secretKeys,
    limits: rateLimits({ db, clock, secretKeys: parts.secretKeys, enabled: settings.rateLimits }),
    mails: mailQueue({ clock, secretKeys: parts.secretKeys, limited: settings.rateLimits }),
  };
  const { requireEmailCode } = settings;
  const found = matching({ clock, totals: counted, today, isBusy: () => admission.refuses("ranked") });
  const countMatches = found.countInPassing;
  serveOwnListings(calls, { ...shared, countMatches, today, requireEmailCode });
  serveTenantRequests(calls, { ...shared, countMatches, contacts, today, publicContacts, requireEmailCode });
  serveNumbers(calls, { db, clock, today });
  serveFreshness(calls, { ...shared, today });
  serveMatches(calls, { ...shared, matching: found, today, requireEmailCode });
  const photos = { storage: parts.photoStorage, maker: photoMaker(settings.photoWorkers) };
  app.addHook("onClose", async () => photos.maker.close());
  serveUploads(calls, { ...shared, ...photos });
  serveViewings(calls, { ...shared, ...photos });
  serveSharedLists(calls, { ...shared, today });
  serveDrafts(calls, { ...shared, ...photos });
  serveAi(calls, {
    ...shared,
    today,
    totals: counted,
    turn: (work) => admission.take("ranked", work),
    storage: parts.photoStorage,
    ai: parts.ai,
    quotas: { search: settings.aiSearchDailyQuota, recognition: settings.aiRecognitionDailyQuota },
    publicContacts: settings.publicContacts,
  });
  app.addHook("onClose", () => parts.ai.close());
  const findPhoto: FindPhoto = (id, width) => parts.photoStorage.read(id, width);
  serveAccounts(calls, parts, { ...shared, tokens, findPhoto, today, guard });
  const { vapidPrivateKey: scalar, pushToPrivate } = settings;
  const readPushKeys = pushKeys({ db, clock, secretKeys: parts.secretKeys, scalar });
  servePush(calls, { ...shared, readPushKeys, pushToPrivate });
  serveNotifications(calls, shared);
  serveOneClickOff(app, shared);
  serveSavedSearches(calls, { ...shared, today, publicContacts });
  serveSite(calls, settings);
  serveOperation(calls, untrustedProxy);
  calls.checkComplete();
  if (settings.apiDocs) serveApiDocs(app);
  const findShownPhoto = withoutWithheld({ db, clock, secretKeys: parts.secretKeys, findPhoto });
  servePhotos(app, findShownPhoto);

  const page = parts.page && serveBuiltPage(parts.page);
  answerUnmatched(app, page?.answerNavigation ?? (() => null));
  return app;

  function serveBuiltPage({ keptAssets = null, ...built }: BuiltParts) {
    const documents = builtDocuments(built.distDir, settings.supportEmail);
    serveShareTarget(app);
    servePlainPages(app, { findRooms, findRoom: anonymously, documents });
    return servePage(app, {
      ...built,
      keptAssets,
      offlineApp: settings.offlineApp,
      publicUrl: settings.publicUrl,
      findOpenListing: anonymously,
      clock,
      findNewest,
      findPhoto: findShownPhoto,
      documents,
    });
  }

  async function findRooms(city: string, page: PageOf) {
    const filter = openFilter({ city }, today());
    const rows = await admission.take("list", () =>
      replicas.read(null, ({ searches }) => findOpenListings(searches.db, filter, DEFAULT_SORT, page)),
    );
    return rows.map((row) => toListing(row, { contacts: false, wholePostcode: false }));
  }

  async function findNewest() {
    const filter = openFilter({}, today());
    const page = { skip: 0, limit: NEWEST_SHELF_SIZE };
    const [rows, total] = await replicas.read(null, ({ searches: { db } }) =>
      Promise.all([findOpenListings(db, filter, DEFAULT_SORT, page), counted.ofFilter(db, filter)]),
    );
    const view = { contacts: settings.publicContacts, wholePostcode: false };
    return { listings: rows.map((row) => toListing(row, view)), total, today: today() };
  }

  async function anonymously(id: string) {
    const row = isUuid(id) ? await admission.take("read", () => findRoom(id)) : undefined;
    return row && toListing(row, { contacts: false, wholePostcode: false });
  }

  function findRoom(id: string) {
    return replicas.find(null, ({ kysely }) => findOpenListing(kysely, id, today()));
  }
}

interface Shared {
  db: Database["kysely"];
  clock: Clock;
  secretKeys: SecretKeys;
  limits: RateLimits;
  mails: MailQueue;
  tokens: AccessTokens;
  findPhoto: FindPhoto;
  today: () => string;
  guard: ScamGuard;
}

function serveAccounts(
  calls: CallServer,
  { settings, siteUrl, mailFolder, passwords: hashing = passwords() }: AppParts,
  { tokens, ...shared }: Shared,
) {
  const withSessions = { ...shared, passwords: hashing, sessions: sessions({ ...shared, tokens }) };
  serveSessions(calls, { ...withSessions, tokens });
  serveMailbox(calls, { ...withSessions, site: () => ({ url: siteUrl(), supportEmail: settings.supportEmail }) });
  serveDeadMails(calls, shared);
  serveUsers(calls, { ...withSessions, mailFolder, requireEmailCode: settings.requireEmailCode });
  serveModeration(calls, { ...withSessions, requireEmailCode: settings.requireEmailCode });
}

function createServer({ settings, logLevel, logTo }: AppParts): FastifyInstance {
  return Fastify({
    trustProxy: settings.trustedProxies ?? false,
    logger: {
      level: logLevel,
      serializers: { err: loggableError },
      mixin: logFieldsOfJob,
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: newRequestId,
    bodyLimit: JSON_LIMIT_BYTES,
    handlerTimeout: ANSWER_WITHIN_MS,
    requestTimeout: BODY_WITHIN_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 2000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    ajv: { customOptions: { coerceTypes: false, allErrors: true, removeAdditional: false, useDefaults: false } },
    frameworkErrors: (error, { id }, reply) =>
      void sendRefusal(reply.headers({ ...securityHeaders(), [REQUEST_ID_HEADER]: id }), refusalOf(error)),
    clientErrorHandler: answerBrokenRequest,
  });
}
