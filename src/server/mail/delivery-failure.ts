/** Why a mail server has not taken a mail. */
export interface DeliveryFailure {
  /**
   * `refused`: this mail, for good (RFC 5321, 4.2.1: what it answers with a 5xx it will answer again). `deferred`: this mail, for
   * now. `unreachable`: not the mail but the server or our standing with it (connection, TLS, password, sender): any other mail
   * would fare the same.
   */
  kind: "refused" | "deferred" | "unreachable";
  /** For the log: codes alone, because servers quote addresses in what they say. */
  reason: string;
  /** What the server said, without addresses; else the reason. */
  answer: string;
}

/** Steps at which a server speaks of this one mail. */
const STEPS_OF_MAIL: ReadonlySet<string> = new Set(["RCPT TO", "DATA"]);
const PERMANENT = 500;
/** A server that hangs up says so at whatever step it is (RFC 5321, 3.8). */
const CLOSING = 421;
/** Characters of an answer that are kept. */
const LONGEST_ANSWER = 300;

/** Reads what the transport has thrown. @param to Whom the mail was for: their name is taken out of the answer. */
export function deliveryFailure(error: unknown, to: string): DeliveryFailure {
  const { code, command, name, response, responseCode } = error as Partial<{
    code: string;
    command: string;
    name: string;
    response: string;
    responseCode: number;
  }>;
  const reason = [code ?? name, responseCode].filter((part) => part !== undefined).join(" ");
  const answer = response === undefined ? reason : withoutAddresses(response, to);
  return { kind: kindOf({ code, command, responseCode }), reason, answer };
}

function kindOf({
  code,
  command,
  responseCode = 0,
}: {
  code: string | undefined;
  command: string | undefined;
  responseCode: number | undefined;
}): DeliveryFailure["kind"] {
  // An address that no server is asked about, because it cannot be written in SMTP.
  if (code === "EENVELOPE" && command === "API") return "refused";
  if (!STEPS_OF_MAIL.has(command ?? "") || responseCode === 0 || responseCode === CLOSING) return "unreachable";
  return responseCode >= PERMANENT ? "refused" : "deferred";
}

function withoutAddresses(response: string, to: string): string {
  const [local = ""] = to.split("@");
  const named = local.length > 2 ? response.replaceAll(local, "…") : response;
  return named.replaceAll(/\S*@\S*/g, "…").slice(0, LONGEST_ANSWER);
}
