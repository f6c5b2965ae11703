/** What a setup has, of what production asks for. */
interface Profiled {
  secretKey: string | undefined;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  s3Endpoint: string | undefined;
  appServers: number;
  trustedProxies: readonly string[] | undefined;
  pushToPrivate: boolean;
  today: string | undefined;
}

/**
 * What keeps a setup from being one for real people: what stands in for a service on a developer's machine, and what goes unnoticed
 * until it hurts. @returns A sentence for each, with what to set; none where all is there.
 */
export function missingInProduction(settings: Profiled): string[] {
  return Object.values(CHECKS).flatMap((check) => check(settings) ?? []);
}

type Check = (settings: Profiled) => string | null;

const CHECKS: Record<string, Check> = {
  secret: ({ secretKey }) =>
    secretKey === undefined ? "SECRET_KEY is required in production; make one with: openssl rand -hex 32" : null,
  database: ({ databaseUrl }) =>
    databaseUrl === undefined
      ? "DATABASE_URL is required in production: the embedded database has no backup, and one machine alone can use it."
      : null,
  mail: ({ smtpUrl }) =>
    smtpUrl === undefined
      ? "SMTP_URL is required in production: without it mails are files on this machine, which nobody gets."
      : null,
  photos: ({ s3Endpoint, appServers }) =>
    s3Endpoint === undefined && appServers > 1
      ? "S3_ENDPOINT and its settings are required for more than one server (APP_SERVERS): photos on one's disk are missing on the others."
      : null,
  pushes: ({ pushToPrivate }) =>
    pushToPrivate
      ? "PUSH_TO_PRIVATE must be off in production: anybody could have requests sent to addresses of the own network."
      : null,
  today: ({ today }) =>
    today !== undefined
      ? "TODAY must not be set in production: the day would stand still, and no room would end."
      : null,
  proxies: ({ trustedProxies }) =>
    trustedProxies === undefined
      ? "TRUSTED_PROXIES is required in production: the addresses of the proxies in front, or none where people reach this server directly."
      : null,
};
