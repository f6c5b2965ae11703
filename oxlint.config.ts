import { defineConfig } from "oxlint";

/*
 * The import law. Every line of these tables becomes a rule of lint; docs/architecture.md says why.
 */

/** The runtimes and what they share: which others each may import, and from which packages. */
const ROOTS: Record<string, { imports: string[]; packages?: RegExp }> = {
  "src/domain": { imports: [], packages: /^$/ },
  "src/contract": { imports: ["domain"], packages: /^typebox/ },
  "src/query-parser": { imports: ["domain"], packages: /^$/ },
  "src/offline": { imports: ["domain", "contract"], packages: /^dexie$/ },
  sw: { imports: ["domain", "contract", "offline"], packages: /^$/ },
  "src/client": {
    imports: ["domain", "contract", "offline", "query-parser", "locales"],
    packages: /^(?!fastify|pg$|kysely|node:)/,
  },
  "src/server": { imports: ["domain", "contract", "query-parser"], packages: /^(?!react|dexie)/ },
  "src/build": { imports: ["domain", "contract", "offline", "client", "sw"] },
  // The server alone imports it, by one import() where DEMO_DATA is on.
  demo: { imports: ["domain", "server"], packages: /^(?!react|dexie)/ },
};

/** The client's layers: each imports those before it. */
const LAYERS = ["ui", "platform", "api", "session", "drafts", "sync", "outbox", "features", "app"];

/**
 * What several features show alike: how one room looks, how it is shared and reported, what moderators have made of it, and
 * what fits it. No other feature is imported by another.
 */
const SHARED_FEATURES = ["room", "share-card", "report", "moderation", "matches"];
const FEATURES = [
  "account",
  "admin",
  "agreement",
  "install",
  "listings",
  "outbox-page",
  "pages",
  "search",
  "shared-list",
  "storage-page",
  "tenant-requests",
  "viewings",
];

/**
 * The server's areas, and which others each may import: only those above it, so that no two import each other. All may
 * import the files beside them (clock.ts, escape-html.ts); app.ts and main.ts put them together.
 */
const AREAS: Record<string, string[]> = {
  settings: [],
  processes: [],
  db: ["settings"],
  "audit-log": ["db"],
  http: ["db"],
  tracing: ["http"],
  overload: ["http"],
  limits: ["db", "http"],
  forms: ["db", "http", "limits"],
  accounts: ["db", "http"],
  deliveries: ["db"],
  mail: ["db", "audit-log", "http", "deliveries", "limits", "accounts"],
  auth: ["settings", "db", "audit-log", "http", "processes", "limits", "accounts", "mail"],
  contacts: ["settings", "db", "http", "limits", "accounts"],
  photos: ["settings", "db", "http", "processes", "limits", "accounts"],
  removals: ["db", "http"],
  drafts: ["db", "http", "limits", "accounts", "photos"],
  listings: ["db", "audit-log", "http", "forms", "limits", "accounts", "contacts", "photos", "drafts", "removals"],
  prices: ["db", "http"],
  "scam-guard": ["db", "http", "photos", "removals", "listings", "prices"],
  "tenant-requests": ["db", "audit-log", "http", "forms", "limits", "accounts", "contacts", "drafts", "removals"],
  viewings: ["db", "http", "limits", "accounts", "photos"],
  "shared-lists": ["db", "http", "limits", "accounts", "listings"],
  ai: ["processes", "settings", "db", "http", "limits", "photos", "listings"],
  push: ["db", "http", "deliveries", "limits", "accounts"],
  notifications: ["db", "http", "limits", "accounts", "mail", "auth", "listings", "push"],
  "saved-searches": ["db", "http", "limits", "accounts", "listings", "notifications"],
  "backup-age": ["db", "accounts", "mail"],
  metrics: ["db", "http", "deliveries", "mail", "push", "notifications", "saved-searches", "backup-age"],
  numbers: ["db", "http", "tenant-requests"],
  freshness: ["db", "http", "limits", "accounts", "auth", "removals", "listings", "notifications"],
  matches: [
    "db",
    "http",
    "forms",
    "limits",
    "accounts",
    "removals",
    "listings",
    "tenant-requests",
    "ai",
    "notifications",
  ],
  moderation: [
    "db",
    "audit-log",
    "http",
    "scam-guard",
    "forms",
    "limits",
    "accounts",
    "mail",
    "auth",
    "photos",
    "removals",
    "listings",
    "tenant-requests",
  ],
  users: [
    "settings",
    "db",
    "audit-log",
    "http",
    "limits",
    "accounts",
    "mail",
    "auth",
    "contacts",
    "photos",
    "drafts",
    "listings",
    "tenant-requests",
    "viewings",
    "shared-lists",
    "ai",
    "push",
    "notifications",
    "saved-searches",
    "matches",
    "moderation",
  ],
  page: ["db", "http", "photos"],
  backup: ["settings", "db", "photos", "backup-age"],
  doctor: ["settings", "db", "http", "mail", "photos", "backup-age"],
  jobs: [
    "page",
    "settings",
    "db",
    "http",
    "limits",
    "deliveries",
    "accounts",
    "mail",
    "auth",
    "contacts",
    "photos",
    "drafts",
    "removals",
    "listings",
    "scam-guard",
    "viewings",
    "shared-lists",
    "ai",
    "push",
    "notifications",
    "saved-searches",
    "backup-age",
    "numbers",
    "freshness",
    "matches",
    "moderation",
  ],
};

/** The folders of the phone's store, and which others each may import: only those above it. */
const STORE_FOLDERS: Record<string, string[]> = {
  messages: [],
  databases: [],
  "event-log": ["databases"],
  transport: ["databases", "event-log"],
  documents: ["databases", "transport"],
  kinds: ["transport", "documents"],
  browser: ["event-log", "transport"],
  session: ["databases", "event-log", "transport"],
  shrink: ["databases", "transport", "documents"],
  cache: ["databases", "event-log"],
  database: ["databases", "event-log", "cache", "documents"],
  "account-sync": ["databases", "event-log", "transport", "session"],
  searches: ["databases", "transport", "documents", "kinds", "session", "database"],
  viewings: ["databases", "documents", "kinds", "session", "cache", "database"],
  rooms: ["databases", "cache", "viewings"],
  drafts: ["databases", "event-log", "transport", "shrink", "cache", "account-sync"],
  outbox: [
    "databases",
    "event-log",
    "transport",
    "browser",
    "session",
    "shrink",
    "cache",
    "database",
    "searches",
    "drafts",
  ],
  "account-drafts": ["databases", "event-log", "transport", "shrink", "cache", "account-sync", "drafts", "outbox"],
  "storage-usage": ["databases", "event-log", "documents", "cache", "database", "viewings", "drafts"],
  export: ["databases", "documents", "kinds", "cache", "drafts", "outbox"],
};

/** Folders of the phone's store that the simulator runs as they are: time, chance, locks and the store are given to them. */
const SIMULATED = ["transport", "documents", "kinds"];
const NO_DEXIE = { regex: "^dexie$", message: "the store is given" };
const GIVEN_GLOBALS = [
  "navigator",
  "indexedDB",
  "crypto",
  "performance",
  "setTimeout",
  "setInterval",
  "addEventListener",
];
const GIVEN = "the simulator has no time and no chance but its own: they are given";
const GIVEN_PROPERTIES = [
  { object: "Date", property: "now", message: GIVEN },
  { object: "Math", property: "random", message: GIVEN },
  { object: "AbortSignal", property: "timeout", message: GIVEN },
];

/** What may name tables and write SQL: stores, the rows that they answer with, and pieces of SQL that stores share. */
const SQL_FILES = "*-{store,row,sql}.ts";

const NO_SQL = {
  regex: "^kysely$|/db/tables\\.ts$",
  message: `SQL stands in ${SQL_FILES} alone; others hand on the Db and Trx of db/db.ts`,
};

const NO_MAIN = { regex: "^(\\.\\./)+(app/.+|app|main)\\.ts$", message: "app.ts, app/ and main.ts import the areas" };

/** For a folder that the table has no line for. */
const UNLISTED = { regex: climbingTo(Object.keys(STORE_FOLDERS)), message: "STORE_FOLDERS lists each folder" };

/*
 * What is newer than the oldest browsers that the app works in (docs/decisions/browser-floor.md), and that the types of
 * page and worker know all the same. The rest does not compile.
 */

const YOUNGER_THAN_THE_FLOOR: readonly { object?: string; property: string; since: string }[] = [
  { object: "AbortSignal", property: "any", since: "Chromium 116, Safari 17.4" },
  { object: "URL", property: "canParse", since: "Chromium 120, Safari 17" },
  { object: "URL", property: "parse", since: "Chromium 126, Safari 18" },
  { object: "Promise", property: "withResolvers", since: "Chromium 119, Safari 17.4" },
  { object: "Promise", property: "try", since: "Chromium 128, Safari 18.2" },
  { object: "Array", property: "fromAsync", since: "Chromium 121" },
  { object: "Object", property: "groupBy", since: "Chromium 117, Safari 17.4" },
  { object: "Map", property: "groupBy", since: "Chromium 117, Safari 17.4" },
  { object: "ReadableStream", property: "from", since: "Firefox 117, no Chromium" },
  { property: "checkVisibility", since: "Safari 17.4" },
  { property: "getSetCookie", since: "Chromium 113, Safari 17" },
  { property: "moveBefore", since: "Chromium 133" },
  { property: "setHTMLUnsafe", since: "Chromium 124, Safari 17.4" },
  { property: "showPopover", since: "Chromium 114, Safari 17" },
  { property: "startViewTransition", since: "Safari 18, Firefox 144" },
  { property: "transferToFixedLength", since: "Chromium 114, Safari 17.4" },
];

const NOT_BELOW_THE_FLOOR = YOUNGER_THAN_THE_FLOOR.map(({ object, property, since }) => {
  const message = `newer than the oldest browsers that the app works in: ${since}`;
  return object === undefined ? { property, message } : { object, property, message };
});

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "promise", "unicorn", "oxc"],
  jsPlugins: ["eslint-plugin-lingui", "./src/build/remembered-promises.ts"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { builtin: true, es2024: true },
  ignorePatterns: ["dist/", "data/", "node_modules/"],
  rules: {
    "import/no-cycle": [
      "error",
      {
        ignoreTypes: false,
      },
    ],
    "import/no-default-export": "error",
    "no-console": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "react/exhaustive-deps": "error",
    "lingui/no-unlocalized-strings": "off",
    "qiying/remembered-promises": "error",
    "react/react-in-jsx-scope": "off",
    "no-await-in-loop": "off",
    "react/immutability": "off",
    "react/globals": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": "off",
    "no-shadow": "off",
    "typescript/no-misused-spread": "off",
    "unicorn/require-post-message-target-origin": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "typescript/consistent-return": "off",
    "no-underscore-dangle": "off",
  },
  overrides: [
    {
      files: ["*.config.ts"],
      rules: {
        "import/no-default-export": "off",
      },
    },
    {
      files: ["tests/**", "src/build/**"],
      rules: {
        "no-console": "off",
      },
    },
    {
      files: ["src/client/**", "src/offline/**", "src/domain/**", "src/contract/**", "src/query-parser/**", "sw/**"],
      rules: {
        "no-restricted-properties": ["error", ...NOT_BELOW_THE_FLOOR],
      },
    },
    {
      files: SIMULATED.map((folder) => `src/offline/${folder}/**`),
      rules: {
        "no-restricted-properties": ["error", ...NOT_BELOW_THE_FLOOR, ...GIVEN_PROPERTIES],
        "no-restricted-globals": ["error", ...GIVEN_GLOBALS],
      },
    },
    {
      files: ["src/client/**/*.tsx"],
      rules: {
        "lingui/no-unlocalized-strings": [
          "error",
          {
            ignore: [
              "^(?![\\s\\S]*[\\u4e00-\\u9fff])[^\\s]*$",
              "^[a-z0-9:/\\[\\]().%,#_*>&=@-]+( [a-z0-9:/\\[\\]().%,#_*>&=@!-]+)*$",
              "^[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+$",
              "^\\(min-width",
              "^(中文|栖英)$",
            ],
            ignoreNames: [
              "className",
              "style",
              "href",
              "id",
              "field",
              "lang",
              "sizes",
              "viewBox",
              "d",
              "href",
              "look",
              "tone",
              "key",
            ],
            ignoreFunctions: ["i18n._", "lazy", "import", "matchMedia", "addEventListener", "holdUpdates"],
          },
        ],
      },
    },
    ...Object.entries(ROOTS).map(([root, law]) => forbid([`${root}/**`], rootPatterns(root, law))),
    ...LAYERS.map((layer, at) => {
      const above = LAYERS.slice(at + 1).concat("first-paint");
      return forbid(
        [`src/client/${layer}/**`],
        [...rootPatterns("src/client", ROOTS["src/client"]!), ...layerPatterns(layer, above)],
      );
    }),
    ...[...SHARED_FEATURES, ...FEATURES].map((feature) =>
      forbid(
        [`src/client/features/${feature}/**`],
        [
          ...rootPatterns("src/client", ROOTS["src/client"]!),
          ...layerPatterns("features", ["app", "first-paint"]),
          {
            regex: climbingTo(FEATURES.filter((other) => other !== feature)),
            message: `a feature imports no other feature, only ${SHARED_FEATURES.join("/ and ")}/`,
          },
        ],
      ),
    ),
    forbid(["src/server/*.ts", "src/server/app/**"], [...rootPatterns("src/server", ROOTS["src/server"]!), NO_SQL]),
    forbid(["src/offline/**"], [...rootPatterns("src/offline", ROOTS["src/offline"]!), UNLISTED]),
    ...Object.keys(STORE_FOLDERS).map((folder) =>
      forbid(
        [`src/offline/${folder}/**`],
        [...areaPatterns("src/offline", STORE_FOLDERS, folder), ...(SIMULATED.includes(folder) ? [NO_DEXIE] : [])],
      ),
    ),
    ...Object.keys(AREAS).flatMap((area) => {
      const patterns = [...areaPatterns("src/server", AREAS, area), NO_MAIN];
      // A later override takes the place of an earlier one, so stores get the rest of the law anew.
      return area === "db"
        ? [forbid(["src/server/db/**"], patterns)]
        : [
            forbid([`src/server/${area}/**`], [...patterns, NO_SQL]),
            forbid([`src/server/${area}/**/${SQL_FILES}`], patterns),
          ];
    }),
  ],
});

interface Pattern {
  regex: string;
  message: string;
}

/** One override: these files import nothing that matches. A later override for the same file takes its place. */
function forbid(files: string[], patterns: Pattern[]) {
  return { files, rules: { "no-restricted-imports": ["error" as const, { patterns }] as ["error", object] } };
}

function rootPatterns(root: string, { imports, packages }: (typeof ROOTS)[string]): Pattern[] {
  const all = [
    "domain",
    "contract",
    "query-parser",
    "offline",
    "sw",
    "client",
    "server",
    "build",
    "demo",
    "locales",
    "tests",
  ];
  const own = root.split("/").at(-1)!;
  const others = all.filter((name) => name !== own && !imports.includes(name));
  const message = `${root} imports ${imports.join(", ") || "nothing but itself"}`;
  const patterns = [{ regex: `^#(${others.join("|")})/|${climbingTo(others)}`, message }];
  if (packages === undefined) return patterns;
  return [
    ...patterns,
    { regex: `^(?![.#]|${packages.source.replace(/^\^/, "")})`, message: `${root} uses no such package` },
  ];
}

function layerPatterns(layer: string, above: string[]): Pattern[] {
  const order = LAYERS.join(" <- ");
  const patterns = [{ regex: climbingTo(above), message: `${layer} is below what it imports: ${order}` }];
  return layer === "ui"
    ? [...patterns, { regex: "^#(?!domain/remembered\\.ts$)", message: "ui imports nothing of ours" }]
    : patterns;
}

/** The areas of a root that this one may not import. @throws for a table with a circle. */
function areaPatterns(root: string, table: Record<string, string[]>, area: string): Pattern[] {
  const allowed = table[area] ?? [];
  const names = Object.keys(table);
  const late = allowed.find((name) => names.indexOf(name) >= names.indexOf(area));
  if (late !== undefined) throw new Error(`${area} stands above ${late} in its table, and may not import it`);
  const others = names.filter((name) => name !== area && !allowed.includes(name));
  return [
    ...rootPatterns(root, ROOTS[root]!),
    { regex: climbingTo(others), message: `${area} imports ${allowed.join(", ") || "no other area"}` },
    {
      regex: `^#${root.split("/").at(-1)}/`,
      message: "areas import each other by relative paths, which their table reads",
    },
  ];
}

/** Relative paths that leave the folder of the importing file for one of these, beside it or further up. */
function climbingTo(names: string[]): string {
  return `^(\\.\\./)+(src/)?(${names.join("|")})/`;
}
