export const DAY_SECONDS = 24 * 60 * 60;
export const STATUSES = [
  400, 401, 403, 404, 405, 408, 409, 412, 413, 415, 422, 423, 425, 429, 431, 451, 500, 502, 503, 504, 507,
];

/** What something on the way answers with. */
export const gateway = (status: number, body: object = { detail: "No" }) =>
  Response.json(body, { status, headers: { "retry-after": String(DAY_SECONDS) } });
