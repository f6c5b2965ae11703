import type { FastifyInstance } from "fastify";
import type { AccessTokens } from "../auth/sessions/access-token.ts";
import { identifyByBearer } from "../auth/sessions/identify.ts";
import { keepBegun, readBegun } from "../http/body/begun-upload-store.ts";
import { receivingFolder } from "../http/body/receive-file.ts";
import { callServer, type CallServer } from "../http/calls/serve-calls.ts";
import { idempotentAnswers } from "../http/idempotency/idempotent-answers.ts";
import { readBudget } from "../limits/read-budget.ts";
import type { Admission } from "../overload/admission.ts";
import type { AppParts } from "./app-parts.ts";

/** The server of calls: who asks, how much they may read, and how often one request counts. */
export function callsOf(
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
