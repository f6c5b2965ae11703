import type { FastifyInstance } from "fastify";
import { serveAi } from "./ai/routes.ts";
import { accessTokens } from "./auth/sessions/access-token.ts";
import { passwords } from "./auth/passwords.ts";
import { serveApiDocs } from "./http/api-docs/serve-api-docs.ts";
import { watchForUntrustedProxy } from "./http/calls/untrusted-proxy.ts";
import { createServer, prepareAnswers } from "./http/create-server.ts";
import { serveOperation, serveProbes, serveSite } from "./http/service-routes.ts";
import { answerUnmatched } from "./page/unmatched-paths.ts";
import { keywordSearch } from "./listings/search/keyword-search.ts";
import { publicRooms } from "./listings/public-rooms.ts";
import { vocabulary } from "./listings/search/vocabulary.ts";
import { totals } from "./listings/search/totals.ts";
import { metrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { serveOneClickOff } from "./notifications/one-click-off.ts";
import { admission as admissionTo } from "./overload/admission.ts";
import { withoutWithheld } from "./photos/withheld-photos.ts";
import { servePhotos } from "./photos/serve-photos.ts";
import { photoMaker } from "./photos/encoding/photo-maker.ts";
import type { FindPhoto } from "./photos/storage/photo-storage.ts";
import { serveUploads } from "./photos/upload-routes.ts";
import { typicalPrices } from "./prices/typical-prices.ts";
import { scamGuard } from "./scam-guard/scam-guard.ts";
import { serveDrafts } from "./drafts/routes.ts";
import { traceRequests } from "./tracing/trace-requests.ts";
import { serveSharedLists } from "./shared-lists/routes.ts";
import { serveViewings } from "./viewings/routes.ts";
import { type AppParts, sharedOf } from "./app/app-parts.ts";
import { callsOf } from "./app/calls-of.ts";
import { serveRooms } from "./app/serve-rooms.ts";
import { serveMessages } from "./app/serve-messages.ts";
import { serveAccounts } from "./app/serve-accounts.ts";
import { serveBuiltPage } from "./app/serve-built-page.ts";

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
  serveRooms(calls, parts, { ...shared, ...searches, isBusy, guard, prices });
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
