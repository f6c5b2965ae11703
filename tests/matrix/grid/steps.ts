import { CREATE, OFFER, PART, REFRESH, UPLOAD } from "../../e2e/outbox/support/test.ts";
import type { Deeds, Target } from "./faults.ts";
import type { Wire } from "./tripwire.ts";

/**
 * What is posted on the way through the steps: a room with three photos, one with one, one with a photo whose sending has broken
 * off before, an edit, a deletion; or a deed.
 */
export type Journey = "three photos" | "one photo" | "begun photo" | "edit" | "delete" | Deeds;

/** A step with a request on the wire: a row of the grid. */
export interface WireStep {
  id: string;
  target: Target;
  journey: Journey;
  /** Which of its requests; 1 is the first. */
  nth: number;
}

/** N3, N5.k and N8: the first, a middle and the last photo, and one that goes in parts. */
export const WIRE_STEPS: readonly WireStep[] = [
  { id: "N3", target: "renewal", journey: "one photo", nth: 1 },
  { id: "N5.1", target: "photo", journey: "three photos", nth: 1 },
  { id: "N5.2", target: "photo", journey: "three photos", nth: 2 },
  { id: "N5.3", target: "photo", journey: "three photos", nth: 3 },
  { id: "N5 begin", target: "begun", journey: "begun photo", nth: 1 },
  { id: "N5 part", target: "part", journey: "begun photo", nth: 1 },
  { id: "N5 next part", target: "part", journey: "begun photo", nth: 2 },
  { id: "N5 finish", target: "photo", journey: "begun photo", nth: 1 },
  { id: "N8 create", target: "create", journey: "one photo", nth: 1 },
  { id: "N8 edit", target: "edit", journey: "edit", nth: 1 },
  { id: "N8 delete", target: "delete", journey: "delete", nth: 1 },
  { id: "N8 offer", target: "offer", journey: "offer", nth: 1 },
  { id: "N8 answer", target: "answer", journey: "answer", nth: 1 },
  { id: "N8 confirm", target: "confirm", journey: "confirm", nth: 1 },
];

/** A moment at which somebody can be ended. */
export interface Moment {
  id: string;
  journey: Journey;
  /** Seen at a write of the phone's store … */
  wire?: Wire;
  /** … or at a request: while it is on the wire, or once the server has it and before its answer. */
  request?: { which: string | RegExp; nth: number; at: "on the wire" | "at the server" };
  /** Who is at it: whoever writes the room, or whoever sends it. */
  who: "writer" | "sender";
  /** What must be on the phone after a writer's end. */
  left?: "nothing" | "text" | "draft" | "posted";
}

/** Asked of whatever photo. */
const ANY_BEGUN = /^GET \/api\/v1\/utils\/uploads\//;

/** Of a room's photos, in their order. */
export const COLOURS = ["#c03020", "#20a040", "#2040c0"];

const sending = (state: object) => ({ state: { name: "sending", ...state } });

type Left = NonNullable<Moment["left"]>;

/** A write of whoever writes the room, before and after. */
function written(id: string, wire: Omit<Wire, "at">, [before, after]: readonly [Left, Left]): Moment[] {
  const moment = { journey: "one photo", who: "writer" } as const;
  return [
    { ...moment, id: `${id} before`, wire: { ...wire, at: "before" }, left: before },
    { ...moment, id: `${id} after`, wire: { ...wire, at: "after" }, left: after },
  ];
}

/** A write of whoever sends it, before and after. */
function around(id: string, journey: Journey, wire: Omit<Wire, "at">): Moment[] {
  const ats = ["before", "after"] as const;
  return ats.map((at) => ({ id: `${id} ${at}`, journey, who: "sender", wire: { ...wire, at } }));
}

function onWire(id: string, journey: Journey, which: string | RegExp, nth: number): Moment {
  return { id, journey, who: "sender", request: { which, nth, at: "on the wire" } };
}

function atServer(id: string, journey: Journey, which: string | RegExp, nth: number): Moment {
  return { id, journey, who: "sender", request: { which, nth, at: "at the server" } };
}

/** N0 to N12, before and after each. */
export const MOMENTS: readonly Moment[] = [
  ...written("N0 text", { table: "drafts", method: "put" }, ["nothing", "text"]),
  ...written("N0 photo", { table: "photoBytes", method: "put" }, ["text", "draft"]),
  ...written("N1", { table: "outbox", method: "add" }, ["draft", "posted"]),
  ...around("N2", "one photo", { table: "leases", method: "put" }),
  onWire("N3 on the wire", "one photo", REFRESH, 1),
  atServer("N3 at the server", "one photo", REFRESH, 1),
  ...around("N3 kept", "one photo", { table: "tokens", method: "put" }),
  ...[1, 2, 3].flatMap((photo) =>
    [
      around(`N4.${photo}`, "three photos", {
        table: "outbox",
        method: "put",
        row: sending({ step: "photo", photo }),
      }),
      [onWire(`N5.${photo}`, "three photos", UPLOAD, photo)],
      [atServer(`N6.${photo}`, "three photos", UPLOAD, photo)],
      around(`N7.${photo}`, "three photos", {
        table: "photos",
        method: "put",
        row: { state: "uploaded", name: `${COLOURS[photo - 1]}.jpg` },
      }),
    ].flat(),
  ),
  ...(
    [
      ["begin", ANY_BEGUN, 1],
      ["part", PART, 2],
      ["finish", UPLOAD, 1],
    ] as const
  ).flatMap(([step, which, nth]) => [
    onWire(`N5 ${step} on the wire`, "begun photo", which, nth),
    atServer(`N6 ${step} at the server`, "begun photo", which, nth),
  ]),
  ...around("N8", "one photo", {
    table: "outbox",
    method: "put",
    row: { mayHaveArrived: true, ...sending({ step: "saving" }) },
  }),
  onWire("N8 on the wire", "one photo", CREATE, 1),
  atServer("N9", "one photo", CREATE, 1),
  ...around("N10", "one photo", { table: "outbox", method: "delete" }),
  // N12 is a part of N10's transaction, and N11 begins where that ends.
  { id: "N12", journey: "one photo", who: "sender", wire: { table: "photoBytes", method: "delete", at: "before" } },
  // All deeds go one way.
  ...around("N8 offer", "offer", {
    table: "outbox",
    method: "put",
    row: { mayHaveArrived: true, ...sending({ step: "saving" }) },
  }),
  onWire("N8 offer on the wire", "offer", OFFER, 1),
  atServer("N9 offer", "offer", OFFER, 1),
  ...around("N10 offer", "offer", { table: "outbox", method: "delete" }),
];
