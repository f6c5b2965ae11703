import { MessageSchema } from "../schemas/session.ts";
import {
  NewSecondFactorSchema,
  RecoveryCodesSchema,
  SecondFactorCodeBody,
  SecondFactorSchema,
  SteppedUpSchema,
} from "../schemas/second-factor.ts";
import { UserIdParams } from "../schemas/user.ts";
import type { Endpoint } from "./endpoint.ts";

const OF_CODE = ["not_superuser", "wrong_second_factor", "too_many_attempts"] as const;

/** A superuser's second factor. What these answer is never kept for a repetition: some of it is secret. */
export const secondFactorEndpoints = {
  readSecondFactor: {
    summary: "The caller's second factor; for superusers",
    access: "user",
    answer: SecondFactorSchema,
    refusals: ["not_superuser"],
  },
  beginSecondFactor: {
    summary: "A new secret for an authenticator app, which counts for nothing before a code of it is confirmed",
    access: "user",
    answer: NewSecondFactorSchema,
    knowsRepetitions: true,
    refusals: ["not_superuser", "password_needed", "second_factor_on"],
  },
  confirmSecondFactor: {
    summary: "Turn the second factor on with a first code",
    description:
      "From then on a session of the account acts as a superuser's only after `stepUp`; this one is stepped up. Logging in asks for no code, then as before.",
    access: "user",
    body: SecondFactorCodeBody,
    answer: RecoveryCodesSchema,
    knowsRepetitions: true,
    refusals: [...OF_CODE, "second_factor_on", "second_factor_off"],
  },
  stepUp: {
    summary: "Let this session act as a superuser's for 8 hours",
    access: "user",
    body: SecondFactorCodeBody,
    answer: SteppedUpSchema,
    knowsRepetitions: true,
    refusals: [...OF_CODE, "second_factor_off"],
  },
  renewRecoveryCodes: {
    summary: "New recovery codes in the place of all others",
    access: "user",
    body: SecondFactorCodeBody,
    answer: RecoveryCodesSchema,
    knowsRepetitions: true,
    refusals: [...OF_CODE, "second_factor_off"],
  },
  turnOffSecondFactor: {
    summary: "Turn the second factor off",
    access: "user",
    body: SecondFactorCodeBody,
    answer: MessageSchema,
    knowsRepetitions: true,
    refusals: [...OF_CODE, "second_factor_off"],
  },
  resetSecondFactor: {
    summary: "Take the second factor of another superuser away, who has lost phone and recovery codes",
    access: "superuser",
    params: UserIdParams,
    answer: MessageSchema,
    refusals: ["password_needed", "own_row", "user_not_found", "second_factor_off"],
  },
} as const satisfies Record<string, Endpoint>;
