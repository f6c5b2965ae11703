import { Type } from "typebox";
import { APP_NAME } from "../routes.ts";
import { nullable } from "./shapes.ts";

/** Proof that the answer comes from this server and not from something in between. */
export const PingSchema = Type.Object({
  ok: Type.Literal(true),
  app: Type.Literal(APP_NAME),
  now: Type.String({ format: "date-time", description: "The server's clock." }),
});

export const SiteSchema = Type.Object({
  support_email: nullable(Type.String({ description: "Where people get help; null when it is not set." })),
  email_confirmation_required: Type.Boolean({ description: "Whether only a confirmed email may post." }),
  translates_listings: Type.Boolean({ description: "Whether `POST /items/{id}/translation` has a model to ask." }),
});

export const OperationSchema = Type.Object({
  untrusted_proxy: nullable(
    Type.Object(
      {
        peer: Type.String({ description: "Its address, as this server sees it." }),
        since: Type.String({ format: "date-time" }),
      },
      { description: "A peer that forwards requests and is not in TRUSTED_PROXIES; null where none does." },
    ),
  ),
});

export const StatusSchema = Type.Object({ status: Type.String() });
