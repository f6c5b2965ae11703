import { Type, type Static } from "typebox";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { BROWSERS, SYSTEMS } from "#domain/users/device.ts";
import { nullable, oneOf } from "./shapes.ts";

export const LoginBody = Type.Object({
  username: Type.String({ description: "The e-mail address." }),
  password: Type.String(),
  remember_me: Type.Optional(Type.Boolean({ description: "30 days instead of 7 without use." })),
});

/** The form of the older call; what OAuth 2 forms carry besides is ignored. */
export const LoginForm = Type.Object({ username: Type.String(), password: Type.String() });

export const ConfirmPasswordBody = Type.Object({ password: Type.String({ description: "The account's own." }) });

export const TokenPairSchema = Type.Object({
  access_token: Type.String({ description: "30 minutes." }),
  refresh_token: Type.String(),
  token_type: Type.Literal("bearer"),
});

export const AccessTokenSchema = Type.Object({
  access_token: Type.String({ description: "30 minutes; takes the place of both tokens." }),
  token_type: Type.Literal("bearer"),
});

export const RefreshBody = Type.Object({
  refresh_token: Type.String({ minLength: 1, maxLength: 4096 }),
  attempt: Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 100,
      description:
        "A random text made for this one exchange. Repeating it with the same token gives the same answer again, however late: for phones that lost the first one.",
    }),
  ),
  access_token: Type.Optional(
    Type.String({
      maxLength: 4096,
      description: "The access token of the session, expired or not: by it a refusal can say that the account is gone.",
    }),
  ),
  language: Type.Optional(
    Type.Unsafe<Language>({
      ...oneOf(LANGUAGES),
      description: "In which the app is read now: from then on mails to the account are written in it.",
    }),
  ),
});

/** Whatever a device has kept goes in: leaving must always be possible (T-11). */
export const LogoutBody = Type.Object({ refresh_token: Type.Optional(nullable(Type.String())) });

export const ResetPasswordBody = Type.Object({
  new_password: Type.String({ description: "8 to 128 characters; none of the common ones." }),
  token: Type.String({ minLength: 1, maxLength: 4096, description: "From the link in the recovery mail." }),
});

/** Whatever the link in a mail carries. */
export const MailedTokenBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 4096 }) });

const address = Type.String({ description: "An e-mail address." });

export const EmailParams = Type.Object({ email: address });

export const EmailAndCodeParams = Type.Object({
  email: address,
  code: Type.String({ description: "Six digits, which are not believed." }),
});

export const TestEmailQuery = Type.Object({ email_to: address });

/** A device that is logged in. Its id opens nothing: tokens are signed. */
export const OwnSessionSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  browser: nullable(oneOf(BROWSERS)),
  system: nullable(oneOf(SYSTEMS)),
  created_at: Type.String({ format: "date-time", description: "When it logged in." }),
  last_used_at: Type.String({ format: "date-time", description: "Within half an hour." }),
  is_current: Type.Boolean({ description: "Whether it is the caller's own." }),
});

export const OwnSessionsSchema = Type.Object({
  data: Type.Array(OwnSessionSchema, { description: "The last used first." }),
  count: Type.Integer({ minimum: 0 }),
});

export type OwnSession = Static<typeof OwnSessionSchema>;

export const SessionIdParams = Type.Object({
  session_id: Type.String({ description: "Of the session, as the list has it." }),
});

export const ConfirmationMailSchema = Type.Object({
  message: Type.String(),
  sent: Type.Boolean({ description: "False where the address is confirmed already." }),
});

export const MessageSchema = Type.Object({ message: Type.String() });
