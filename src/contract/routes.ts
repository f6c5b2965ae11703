/**
 * The calls of the API by name: method, path, and the keys without which a JSON answer is not this server's
 * (a captive portal's, say). Small on purpose: the page and the worker carry it. What goes in and out of each
 * call stands in endpoints.ts.
 */
export const routes = {
  countListings: { method: "GET", path: "/api/v1/items/count", answerKeys: ["count"] },
  listOpenListings: { method: "GET", path: "/api/v1/items/open", answerKeys: ["data", "count"] },
  filterOpenListings: { method: "GET", path: "/api/v1/items/filter-open", answerKeys: ["data", "count"] },
  searchListings: { method: "GET", path: "/api/v1/items/fuzzy", answerKeys: ["data", "count"] },
  readListing: { method: "GET", path: "/api/v1/items/{id}", answerKeys: ["id", "title"] },
  ping: { method: "GET", path: "/api/v1/ping", answerKeys: ["ok", "app", "now"] },
  health: { method: "GET", path: "/health", answerKeys: ["status"] },
  ready: { method: "GET", path: "/ready", answerKeys: ["status"] },
} as const satisfies Record<string, Route>;

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  answerKeys: readonly string[];
}

export type RouteName = keyof typeof routes;

/** What `ping` answers as `app`: a probe that reads anything else is not talking to this server. */
export const APP_NAME = "qiying";
