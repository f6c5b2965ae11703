import type { Fault } from "../../e2e/offline/support/request-faults.ts";
import { refusalBody } from "../../offline/own-code.ts";
import { ANSWERS } from "../../e2e/outbox/support/test.ts";

/** The request that a fault is done to. */
export type Target = "photo" | "begun" | "part" | "create" | "edit" | "delete" | "renewal" | Deeds;

/** Offers a room to a request, answers an offer, says that a room is still to be had. */
export type Deeds = "offer" | "answer" | "confirm";

/**
 * How it must end. `arrives`: by itself; `login`: it waits for its owner, and goes on after the login; `refused`: it is
 * parked, its owner mends it, and it goes.
 */
export type Ending = "arrives" | "login" | "refused";

/** One thing that can go wrong with one request: a column of the grid. */
export interface GridFault {
  name: string;
  /** Its cases in the table of faults: for a photo and the renewal of tokens, and for the thing itself. */
  ids: readonly [photo: string, thing: string];
  /** What happens to the first such request; a Retry-After as a date is made when it is used. */
  fault: () => Fault;
  /** What happens to the first renewal of the tokens that follows. */
  renewal?: Fault;
  /** Where the fault means something, and what. */
  endings: Partial<Record<Target, Ending>>;
}

const DEEDS = { offer: "arrives", answer: "arrives", confirm: "arrives" } as const;
const EVERYWHERE = {
  photo: "arrives",
  begun: "arrives",
  part: "arrives",
  create: "arrives",
  edit: "arrives",
  delete: "arrives",
  renewal: "arrives",
  ...DEEDS,
} as const;
/** Of requests with a body that matters. */
const WRITTEN = {
  photo: "arrives",
  part: "arrives",
  create: "arrives",
  edit: "arrives",
  renewal: "arrives",
  offer: "arrives",
  answer: "arrives",
} as const;
const CALLS = {
  photo: "arrives",
  begun: "arrives",
  part: "arrives",
  create: "arrives",
  edit: "arrives",
  delete: "arrives",
  ...DEEDS,
} as const;
const SESSION_OVER = {
  photo: "login",
  begun: "login",
  part: "login",
  create: "login",
  edit: "login",
  delete: "login",
  renewal: "login",
  offer: "login",
  answer: "login",
  confirm: "login",
} as const;
const REFUSED = {
  photo: "refused",
  part: "refused",
  create: "refused",
  edit: "refused",
  offer: "refused",
  answer: "refused",
} as const;

const always = (fault: Fault) => () => fault;
const soon = () => new Date(Date.now() + 2000).toUTCString();
const FIELD = { type: "value_error", loc: ["body", "price"], msg: "Made up for a story" };

/** The closed list of what goes wrong on the line, at the server and in between (P1 to P14, C1 to C14). */
export const FAULTS: readonly GridFault[] = [
  { name: "never leaves", ids: ["P1", "C1"], fault: always({ kind: "drop" }), endings: EVERYWHERE },
  {
    name: "answer lost after the commit",
    ids: ["P2", "C2"],
    fault: always({ kind: "lose-answer" }),
    endings: EVERYWHERE,
  },
  { name: "half of the body", ids: ["P4", "C4"], fault: always({ kind: "cut-body" }), endings: WRITTEN },
  { name: "500", ids: ["P5", "C5"], fault: always(ANSWERS.error(500)), endings: EVERYWHERE },
  { name: "502", ids: ["P5", "C5"], fault: always(ANSWERS.error(502)), endings: EVERYWHERE },
  { name: "503", ids: ["P5", "C5"], fault: always(ANSWERS.error(503)), endings: EVERYWHERE },
  {
    name: "503 with Retry-After",
    ids: ["P5", "C5"],
    fault: always(ANSWERS.error(503, { "retry-after": "1" })),
    endings: EVERYWHERE,
  },
  {
    name: "429 with Retry-After in seconds",
    ids: ["P6", "C6"],
    fault: always(ANSWERS.error(429, { "retry-after": "1" })),
    endings: EVERYWHERE,
  },
  {
    name: "429 with Retry-After as a date",
    ids: ["P6", "C6"],
    fault: () => ANSWERS.error(429, { "retry-after": soon() }),
    endings: EVERYWHERE,
  },
  { name: "401, and the tokens are renewed", ids: ["P7", "C7"], fault: always(ANSWERS.error(401)), endings: CALLS },
  {
    name: "401, and no renewal",
    ids: ["P8", "C8"],
    fault: always(ANSWERS.error(401)),
    renewal: ANSWERS.error(401),
    endings: SESSION_OVER,
  },
  { name: "403", ids: ["P9", "C9"], fault: always(ANSWERS.error(403)), endings: SESSION_OVER },
  // A photo is shrunk once more by itself.
  {
    name: "413",
    ids: ["P10", "P10"],
    fault: always(ANSWERS.error(413)),
    endings: { ...REFUSED, photo: "arrives", part: "arrives" },
  },
  { name: "415", ids: ["P11", "P11"], fault: always(ANSWERS.error(415)), endings: REFUSED },
  {
    name: "422",
    ids: ["P11", "C14"],
    fault: always({ kind: "answer", status: 422, body: JSON.stringify(refusalBody(422, [FIELD])) }),
    endings: REFUSED,
  },
  { name: "a captive portal's page", ids: ["P12", "C10"], fault: always(ANSWERS.portal), endings: EVERYWHERE },
  {
    name: "sent elsewhere",
    ids: ["P12", "C10"],
    fault: always({ kind: "answer", status: 302, body: "", headers: { location: "http://portal.invalid/" } }),
    endings: EVERYWHERE,
  },
  {
    name: "JSON about something else",
    ids: ["P13", "C11"],
    fault: always({ kind: "answer", status: 200, body: '{"id":"x","title":"y"}' }),
    endings: WRITTEN,
  },
  {
    name: "an answer that breaks off",
    ids: ["P13", "C11"],
    fault: always({ kind: "cut-answer" }),
    endings: EVERYWHERE,
  },
  { name: "nothing comes back", ids: ["P14", "C12"], fault: always({ kind: "hang" }), endings: EVERYWHERE },
];
