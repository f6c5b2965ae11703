import { Type } from "typebox";
import { APP_NAME } from "../routes.ts";

/** Proof that the answer comes from this server and not from something in between. */
export const PingSchema = Type.Object({
  ok: Type.Literal(true),
  app: Type.Literal(APP_NAME),
  now: Type.String({ format: "date-time", description: "The server's clock." }),
});

export const StatusSchema = Type.Object({ status: Type.String() });
