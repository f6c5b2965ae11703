import type { Settings } from "../settings/settings.ts";
import type { Ai } from "../ai/ai.ts";
import type { Passwords } from "../auth/passwords.ts";
import { londonToday, type Clock } from "../clock.ts";
import type { Database } from "../db/connect.ts";
import { rateLimits } from "../limits/rate-limits.ts";
import { mailQueue } from "../mail/mail-queue-store.ts";
import type { KeptAssets } from "../page/kept-assets.ts";
import type { PhotoStorage } from "../photos/storage/photo-storage.ts";
import type { SecretKeys } from "../secret-keys.ts";

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

export interface BuiltParts {
  distDir: string;
  /** Where this machine keeps the hashed files of earlier builds. */
  keptAssetsDir: string;
  /** Where all machines keep them; absent where there is one machine. */
  keptAssets?: KeptAssets | null;
}

export type Shared = ReturnType<typeof sharedOf>;

/** What most areas are given. */
export function sharedOf({ database, clock, settings, secretKeys }: AppParts) {
  return {
    db: database.kysely,
    clock,
    secretKeys,
    today: londonToday(clock, settings.today),
    limits: rateLimits({ db: database.kysely, clock, secretKeys, enabled: settings.rateLimits }),
    mails: mailQueue({ clock, secretKeys, limited: settings.rateLimits }),
  };
}
