import { DeadMailParams, DeadMailsQuery, MailsSchema } from "../schemas/mail.ts";
import { MessageSchema } from "../schemas/session.ts";
import type { Endpoint } from "./endpoint.ts";

/** Mails that did not go out, for the site's operators. */
export const mailEndpoints = {
  listDeadMails: {
    summary: "Mails that did not go out, the latest first, and how many wait",
    access: "superuser",
    query: DeadMailsQuery,
    answer: MailsSchema,
  },
  sendDeadMail: {
    summary: "Put a mail that did not go out into the queue once more",
    access: "superuser",
    params: DeadMailParams,
    answer: MessageSchema,
    refusals: ["mail_not_found", "mail_has_run_out"],
  },
  dropDeadMail: {
    summary: "Drop a mail that did not go out",
    access: "superuser",
    params: DeadMailParams,
    answer: MessageSchema,
    refusals: ["mail_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
