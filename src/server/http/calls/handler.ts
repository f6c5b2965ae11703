import type { Call, endpoints } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import type { ReceivedFile } from "../body/receive-file.ts";
import type { FileAnswer } from "../answers/send-answer.ts";
import type { StreamedAnswer } from "../answers/streamed-answer.ts";
import type { KeepAnswer, Made } from "../idempotency/idempotent-answers.ts";
import type { Caller } from "./caller.ts";
import type { Client } from "./client-of.ts";
import type { AwaitedAnswer } from "./while-awaited.ts";

/** What a handler is given: the call's checked input, who asks, and from where. */
export type Incoming<Name extends RouteName> = IncomingOf[Name];

// Lookup tables, for the reason given in endpoints.ts.
type IncomingOf = {
  [Name in RouteName]: Pick<Call<Name>, "params" | "query"> & {
    body: Received<Call<Name>["body"]>;
    caller: CallerOf<Name>;
    client: Client;
    /** The If-Match header as it came, of calls that take one (W-05). */
    ifMatch: string | undefined;
    /** The answer, whose signal is aborted once the client no longer waits for it. */
    awaited: AwaitedAnswer;
    /** For calls that change something in one transaction; does nothing for requests that cannot be repeated. */
    keepAnswer: KeepAnswer;
  };
};

export type Handler<Name extends RouteName> = (
  incoming: Incoming<Name>,
) => Answer<Name> | Promise<Answer<Name> | StreamedAnswer>;

/** A body as the server has it: what the caller sends as a Blob has come in. */
type Received<Body> = Body extends { file: Blob } ? Omit<Body, "file"> & { file: ReceivedFile } : Body;
/** An answer as a handler gives it: what the caller gets as a Blob is yet to be read. */
type Answer<Name extends RouteName> = AnswerOf[Name];
type AnswerOf = { [Name in RouteName]: Call<Name>["answer"] extends Blob ? FileAnswer : Call<Name>["answer"] };
type CallerOf<Name extends RouteName> = (typeof endpoints)[Name]["access"] extends "user" | "superuser"
  ? Caller
  : Caller | null;

/** As RepeatedAnswer, of one call. */
export interface Repeated<Name extends RouteName> {
  asNow(made: Made, incoming: Incoming<Name>): Promise<Answer<Name> | null>;
  whenGone?(made: Made, incoming: Incoming<Name>): Promise<Answer<Name>>;
}
