import { Type } from "typebox";
import {
  AccessTokenSchema,
  ConfirmationMailSchema,
  ConfirmPasswordBody,
  EmailAndCodeParams,
  EmailParams,
  LoginBody,
  LoginForm,
  LogoutBody,
  MailedTokenBody,
  MessageSchema,
  OwnSessionsSchema,
  RefreshBody,
  ResetPasswordBody,
  SessionIdParams,
  TokenPairSchema,
} from "../schemas/session.ts";
import { UserSchema } from "../schemas/user.ts";
import type { Endpoint } from "./endpoint.ts";

const TOO_MANY = "too_many_attempts";
const LOGIN_REFUSALS = ["wrong_login", "login_inactive", TOO_MANY] as const;
const LINK_REFUSALS = ["invalid_link", TOO_MANY] as const;

/** Logging in and out, passwords forgotten, mailboxes confirmed (PR-702). */
export const sessionEndpoints = {
  login: {
    summary: "Start a session with an e-mail address and a password",
    access: "bearer-ignored",
    body: LoginBody,
    answer: TokenPairSchema,
    usesLanguage: true,
    refusals: LOGIN_REFUSALS,
  },
  loginByForm: {
    summary: "The older way to start a session: a form in, one token out",
    description: "The password flow of OAuth 2.0, without scopes. `username` is the e-mail address.",
    access: "bearer-ignored",
    body: LoginForm,
    answer: AccessTokenSchema,
    usesLanguage: true,
    refusals: LOGIN_REFUSALS,
  },
  testToken: { summary: "Who the token speaks for", access: "user", answer: UserSchema },
  confirmPassword: {
    summary: "Prove that the caller knows the password, for what needs a recent proof",
    access: "user",
    body: ConfirmPasswordBody,
    answer: MessageSchema,
    refusals: ["wrong_password", TOO_MANY],
  },
  refresh: {
    summary: "Exchange a refresh token for a new pair; the old one is dead after a grace of 30 seconds",
    description:
      "Each refresh token is good for one exchange: an older one that is used again ends the session. A caller that may have to repeat an exchange sends an `attempt` with it.",
    access: "bearer-ignored",
    body: RefreshBody,
    answer: TokenPairSchema,
    refusals: [
      "invalid_credentials",
      "account_gone",
      "session_ended_elsewhere",
      "session_ended_by_password",
      "session_ended_by_address",
      "session_ended_by_deactivation",
      "session_ended_by_reuse",
      "session_expired",
    ],
  },
  logout: {
    summary: "End the session of the bearer token and of the refresh token; 204 whatever they are",
    access: "bearer-ignored",
    body: LogoutBody,
    bodyOptional: true,
    status: 204,
    answer: Type.Null(),
  },
  logoutEverywhere: {
    summary: "End every other session of the caller",
    access: "user",
    status: 204,
    answer: Type.Null(),
  },
  listOwnSessions: { summary: "The caller's devices that are logged in", access: "user", answer: OwnSessionsSchema },
  endOwnSession: {
    summary: "End one of the caller's sessions, whose device is told why at its next visit",
    access: "user",
    params: SessionIdParams,
    status: 204,
    answer: Type.Null(),
    refusals: ["session_not_found"],
  },
  recoverPassword: {
    summary: "Mail a link that sets a new password; the answer is the same for unknown addresses",
    access: "bearer-ignored",
    params: EmailParams,
    answer: MessageSchema,
    usesLanguage: true,
    refusals: ["invalid_fields", TOO_MANY],
  },
  readRecoveryMail: {
    summary: "What a recovery mail looks like, with a link that does nothing",
    access: "superuser",
    params: EmailParams,
    answer: Type.String({ contentMediaType: "text/html" }),
    answerFormat: "html",
    refusals: ["invalid_fields", "email_not_found"],
  },
  resetPassword: {
    summary: "Set a new password with the token of a recovery mail; ends all sessions",
    access: "bearer-ignored",
    body: ResetPasswordBody,
    answer: MessageSchema,
    refusals: LINK_REFUSALS,
  },
  sendVerificationCode: {
    summary: "Mail a code of six digits, made by the server: the one in the address counts for nothing but its form",
    access: "bearer-ignored",
    params: EmailAndCodeParams,
    answer: MessageSchema,
    usesLanguage: true,
    refusals: ["invalid_fields", TOO_MANY],
  },
  sendConfirmationMail: {
    summary: "Mail a link that confirms the caller's address once more; earlier ones stop working",
    access: "user",
    answer: ConfirmationMailSchema,
    usesLanguage: true,
    refusals: [TOO_MANY],
  },
  confirmEmail: {
    summary: "Confirm a mailbox with the token of a mailed link",
    access: "bearer-ignored",
    body: MailedTokenBody,
    answer: MessageSchema,
    refusals: LINK_REFUSALS,
  },
  undoEmailChange: {
    summary: "Bring back the address before a change, with the token that was mailed to it; ends all sessions",
    access: "bearer-ignored",
    body: MailedTokenBody,
    answer: MessageSchema,
    refusals: [...LINK_REFUSALS, "email_taken"],
  },
} as const satisfies Record<string, Endpoint>;
