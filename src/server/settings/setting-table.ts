import {
  addressList,
  aiTimeout,
  dailyQuota,
  day,
  drainSeconds,
  emailAddress,
  flag,
  folder,
  logLevel,
  mailSender,
  oneLine,
  optional,
  password,
  poolSize,
  port,
  postgresUrl,
  readsAMinute,
  s3Name,
  secret,
  serviceUrl,
  siteOrigin,
  smtpUrl,
  visibleText,
  type LogLevel,
} from "./parse-setting.ts";

/** One environment variable: what it does, what stands in for it, and how its text becomes a value. */
export interface Setting<Value> {
  name: string;
  purpose: string;
  /** As `--help` prints it. */
  standsIn: string;
  /** Used when the variable is absent or blank; may depend on whether this is production. */
  fallback: (production: boolean) => Value;
  /** @throws SettingError with a sentence that says what to write. */
  parse: (text: string) => Value;
}

/** Every setting there is: reading, checking and `--help` come from here, and a test holds docs/configuration.md to it. */
export const SETTING_TABLE = {
  port: setting("PORT", "Where the server listens", "8000", () => 8000, port),
  host: setting(
    "HOST",
    "Address it listens on; 0.0.0.0 lets other machines in",
    "127.0.0.1",
    () => "127.0.0.1",
    oneLine,
  ),
  dataDir: setting(
    "DATA_DIR",
    "Folder for the embedded database and kept files",
    "./data",
    () => folder("./data"),
    folder,
  ),
  databaseUrl: setting(
    "DATABASE_URL",
    "A PostgreSQL 15 or newer instead of the embedded one",
    "none",
    () => undefined,
    optional(postgresUrl),
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "Address that visitors use, for links in mails and previews",
    "where it listens",
    () => undefined,
    optional(siteOrigin),
  ),
  secretKey: setting(
    "SECRET_KEY",
    "Signs tokens, 32 characters or more; required in production",
    "made and kept in DATA_DIR",
    () => undefined,
    optional(secret),
  ),
  trustedProxies: setting(
    "TRUSTED_PROXIES",
    "Proxies whose X-Forwarded-For is believed: addresses or networks, with commas",
    "none",
    () => undefined,
    optional(addressList),
  ),
  firstSuperuser: setting(
    "FIRST_SUPERUSER",
    "E-mail address of a superuser that is created at start",
    "none",
    () => undefined,
    optional(emailAddress),
  ),
  firstSuperuserPassword: setting(
    "FIRST_SUPERUSER_PASSWORD",
    "That superuser's first password",
    "none",
    () => undefined,
    optional(password),
  ),
  supportEmail: setting(
    "SUPPORT_EMAIL",
    "Where people get help; shown in the menu",
    "hidden",
    () => undefined,
    optional(emailAddress),
  ),
  smtpUrl: setting(
    "SMTP_URL",
    "Sends mails, over TLS unless it says ?tls=optional; without it they are files in DATA_DIR/mail",
    "files",
    () => undefined,
    optional(smtpUrl),
  ),
  mailFrom: setting(
    "MAIL_FROM",
    "Sender of mails",
    "Qiying 栖英 <no-reply@localhost>",
    () => "Qiying 栖英 <no-reply@localhost>",
    mailSender,
  ),
  s3Endpoint: setting(
    "S3_ENDPOINT",
    "Keeps photos in an S3-compatible store instead of DATA_DIR; the other four belong to it",
    "none",
    () => undefined,
    optional(siteOrigin),
  ),
  s3Bucket: setting("S3_BUCKET", "Its bucket", "none", () => undefined, optional(s3Name)),
  s3Region: setting("S3_REGION", "Its region", "none", () => undefined, optional(s3Name)),
  s3AccessKeyId: setting("S3_ACCESS_KEY_ID", "Its access key", "none", () => undefined, optional(visibleText)),
  s3SecretAccessKey: setting(
    "S3_SECRET_ACCESS_KEY",
    "The secret of that key",
    "none",
    () => undefined,
    optional(visibleText),
  ),
  requireEmailCode: setting(
    "REQUIRE_EMAIL_CODE",
    "Signing up and posting need a confirmed address",
    "off, on in production",
    (p) => p,
    flag,
  ),
  rateLimits: setting("RATE_LIMITS", "Limit how often things may be tried; off for load tests", "on", () => true, flag),
  readsPerNetwork: setting(
    "READS_PER_NETWORK",
    "Units of reading a minute of one network (a page of rooms is 4, a ranked search 20); each process counts its own",
    "18000",
    () => 18_000,
    readsAMinute,
  ),
  readsPerAccount: setting(
    "READS_PER_ACCOUNT",
    "Units of reading a minute of one account",
    "1200",
    () => 1200,
    readsAMinute,
  ),
  demoData: setting("DEMO_DATA", "Fill an empty database with demo rooms", "on, off in production", (p) => !p, flag),
  publicContacts: setting("PUBLIC_CONTACTS", "Show contact data to everybody", "off", () => false, flag),
  contactsADay: setting("CONTACTS_A_DAY", "Contacts that one person may open in a day", "40", () => 40, dailyQuota),
  apiDocs: setting("API_DOCS", "Serve /docs and /api/v1/openapi.json", "on, off in production", (p) => !p, flag),
  databasePoolSize: setting(
    "DATABASE_POOL_SIZE",
    "Connections to the database at most, of one process",
    "10",
    () => 10,
    poolSize,
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "Least level that is logged: error, warn or info",
    "info",
    (): LogLevel => "info",
    logLevel,
  ),
  metricsToken: setting(
    "METRICS_TOKEN",
    "Who brings it as a bearer token may read /metrics, 32 characters or more; without it this machine alone",
    "none",
    () => undefined,
    optional(secret),
  ),
  drainSeconds: setting(
    "DRAIN_SECONDS",
    "How long /ready says no before a stopping server takes no more connections, so that a balancer sees it",
    "0, 5 in production",
    (production) => (production ? 5 : 0),
    drainSeconds,
  ),
  offlineApp: setting(
    "OFFLINE_APP",
    "Phones keep the app, so that it starts without a network; off makes them let it go, and keep what people have written",
    "on",
    () => true,
    flag,
  ),
  aiBaseUrl: setting(
    "AI_BASE_URL",
    "An OpenAI-compatible service that reads queries and photos; a model belongs to it",
    "the built-in reader",
    () => undefined,
    optional(serviceUrl),
  ),
  aiApiKey: setting("AI_API_KEY", "The key of that service", "none", () => undefined, optional(visibleText)),
  aiModel: setting(
    "AI_MODEL",
    "Its model for AI search",
    "the built-in reader",
    () => undefined,
    optional(visibleText),
  ),
  aiVisionModel: setting(
    "AI_VISION_MODEL",
    "Its model for photo recognition",
    "the built-in reader",
    () => undefined,
    optional(visibleText),
  ),
  aiJsonMode: setting("AI_JSON_MODE", "Ask its models for JSON mode; off for those without", "on", () => true, flag),
  aiTimeoutMs: setting(
    "AI_TIMEOUT_MS",
    "Milliseconds after which it has failed, one retry included",
    "10000",
    () => 10_000,
    aiTimeout,
  ),
  aiFallback: setting(
    "AI_FALLBACK",
    "Where it fails, the built-in reader answers; off answers 503",
    "on",
    () => true,
    flag,
  ),
  aiSearchDailyQuota: setting("AI_SEARCH_DAILY_QUOTA", "AI searches of one person a day", "3", () => 3, dailyQuota),
  aiRecognitionDailyQuota: setting(
    "AI_RECOGNITION_DAILY_QUOTA",
    "Photo recognitions of one person a day",
    "10",
    () => 10,
    dailyQuota,
  ),
  today: setting("TODAY", "For tests: fixes the day in London", "the clock's", () => undefined, optional(day)),
} as const;

function setting<Value>(
  name: string,
  purpose: string,
  standsIn: string,
  fallback: (production: boolean) => Value,
  parse: (text: string) => Value,
): Setting<Value> {
  return { name, purpose, standsIn, fallback, parse };
}
