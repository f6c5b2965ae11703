import { Type, type Static } from "typebox";
import { ADMIN_USER_LIMIT } from "#domain/limits.ts";
import { pagingFields } from "./paging.ts";
import { nullable, oneOf } from "./shapes.ts";

const instant = Type.String({ format: "date-time" });

export const DeadMailsQuery = Type.Object({ ...pagingFields(ADMIN_USER_LIMIT) });

export const DeadMailParams = Type.Object({ id: Type.String({ description: "Of the mail, as the list has it." }) });

/** A mail that did not go out. */
export const DeadMailSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  kind: Type.String({ description: "What it was to tell: verification-code, recovery, …" }),
  to: nullable(
    Type.String({
      description: "Its address, but for the first character masked; null where the server's secret is another now.",
    }),
  ),
  account_id: nullable(Type.String({ format: "uuid", description: "Of the account with this address." })),
  cause: oneOf(["refused", "given_up"]),
  attempts: Type.Integer({ minimum: 0 }),
  last_answer: nullable(Type.String({ description: "What the mail server said last, without addresses." })),
  created_at: instant,
  died_at: instant,
  can_send_again: Type.Boolean({ description: "False for codes, and for links that have run out." }),
});

/** How mails fare. */
export const MailsSchema = Type.Object({
  data: Type.Array(DeadMailSchema, {
    description: "Mails that did not go out within the last seven days, the latest first.",
  }),
  count: Type.Integer({ minimum: 0 }),
  due: Type.Integer({ minimum: 0, description: "Mails that wait to be sent." }),
  later: Type.Integer({ minimum: 0, description: "Mails that are to be tried again later." }),
  waits_until: nullable(
    Type.String({
      format: "date-time",
      description: "The next try where the mail server is not to be had, else null.",
    }),
  ),
});

export type DeadMail = Static<typeof DeadMailSchema>;
export type Mails = Static<typeof MailsSchema>;
