import { refusalBody } from "../../../offline/own-code.ts";
import type { Random } from "../../../e2e/outbox/support/seeded-random.ts";
import type { Seen, Wire, WireFault } from "./wire.ts";

/* What goes wrong on the line, once or for a while. */

const HTML = { type: "text/html; charset=utf-8" } as const;

/** A proxy's own page, with whatever status. */
export function page(status: number): WireFault {
  return { kind: "answer", status, body: "<!doctype html><title>Request Entity Too Large</title>", ...HTML };
}

/** The server's own way to refuse. */
export function refusal(status: number, headers: Record<string, string> = {}): WireFault {
  return { kind: "answer", status, body: JSON.stringify(refusalBody(status)), headers };
}

/** What strikes one request and passes. */
export const PASSING: readonly WireFault[] = [
  { kind: "drop" },
  { kind: "drop" },
  { kind: "lose-answer" },
  { kind: "lose-answer" },
  { kind: "lose-answer" },
  { kind: "cut-body" },
  { kind: "cut-answer" },
  { kind: "silence" },
  { kind: "delay", milliseconds: 300 },
  refusal(500),
  refusal(503),
  refusal(503, { "retry-after": "1" }),
  refusal(401),
  page(200),
  page(502),
  page(413),
];

export const UPLOAD_PATH = "/api/v1/utils/upload-image";
const REFRESH_PATH = "/api/v1/refresh";

/** Whether a fault may strike a request: logging in and out is not what is tried here. */
export function isAboutOutbox({ path }: Seen): boolean {
  return path.startsWith("/api/v1/items") || path.startsWith(UPLOAD_PATH) || path.startsWith(REFRESH_PATH);
}

/** A proxy gives somebody the answer that was another's: a room, and not the one that was sent. */
function anothersAnswer({ roomId, method }: Seen, { rowsSeen }: Pick<Wire, "rowsSeen">): WireFault | null {
  const other = rowsSeen.find(({ id }) => id !== roomId);
  if (roomId === null || method === "DELETE" || other === undefined) return null;
  return { kind: "answer", status: 200, body: JSON.stringify(other) };
}

/** What the server itself refuses: the phone has to ask its owner. */
const REFUSALS: readonly WireFault[] = [refusal(422), refusal(413), refusal(415)];

interface Chances {
  random: Random;
  wire: Wire;
  /** Called with the room that a refusal is about. */
  onRefused: (seen: Seen) => void;
  perHundred: number;
}

/** Of each hundred requests some go wrong. A refusal to renew the tokens is no fault: it logs out, and rightly so. */
export function passingFaults({ random, wire, onRefused, perHundred }: Chances): (seen: Seen) => WireFault | null {
  return (seen) => {
    if (!isAboutOutbox(seen) || random.below(100) >= perHundred) return null;
    const isRenewal = seen.path.startsWith(REFRESH_PATH);
    if (!isRenewal && random.below(100) < 8) return anothersAnswer(seen, wire);
    if (!isRenewal && random.below(100) < 6) {
      onRefused(seen);
      return random.of(REFUSALS);
    }
    const fault = random.of(PASSING);
    const isRefusal = fault.kind === "answer" && (fault.status === 401 || fault.status === 413);
    return isRefusal && isRenewal ? null : fault;
  };
}
