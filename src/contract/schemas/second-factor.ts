import { Type, type Static } from "typebox";
import { nullable } from "./shapes.ts";

export const SecondFactorSchema = Type.Object({
  since: nullable(Type.String({ format: "date-time", description: "When it was turned on; null where it is off." })),
  recovery_codes_left: Type.Integer({ minimum: 0 }),
  is_needed: Type.Boolean({ description: "Whether this session acts as a superuser's only after `stepUp`." }),
});

export const NewSecondFactorSchema = Type.Object({
  secret: Type.String({ description: "In base32, to be typed into an authenticator app." }),
  otpauth_url: Type.String({ description: "The same for a QR code." }),
});

export const SecondFactorCodeBody = Type.Object({
  code: Type.String({
    maxLength: 100,
    description: "Six digits of the authenticator app, or a recovery code. Each is taken once.",
  }),
});

export const RecoveryCodesSchema = Type.Object({
  recovery_codes: Type.Array(Type.String(), { description: "Shown this once. Each stands in for the app one time." }),
});

export const SteppedUpSchema = Type.Object({
  stepped_up_until: Type.String({ format: "date-time" }),
  recovery_codes_left: Type.Integer({ minimum: 0 }),
});

export type SecondFactor = Static<typeof SecondFactorSchema>;
export type NewSecondFactor = Static<typeof NewSecondFactorSchema>;
