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

const TOO_MANY = "Too many tries; Retry-After says how many seconds to wait";
const LOGIN_REFUSALS = { 400: "Incorrect email or password, or an inactive user", 429: TOO_MANY };
const LINK_REFUSALS = { 400: "Invalid token", 429: TOO_MANY };

/** Logging in and out, passwords forgotten, mailboxes confirmed (PR-702). */
export const sessionEndpoints = {
  login: {
    summary: "Start a session with an e-mail address and a password",
    access: "bearer-ignored",
    body: LoginBody,
    answer: TokenPairSchema,
    refusals: LOGIN_REFUSALS,
  },
  loginByForm: {
    summary: "The older way to start a session: a form in, one token out",
    access: "bearer-ignored",
    body: LoginForm,
    answer: AccessTokenSchema,
    refusals: LOGIN_REFUSALS,
  },
  testToken: { summary: "Who the token speaks for", access: "user", answer: UserSchema },
  confirmPassword: {
    summary: "Prove that the caller knows the password, for what needs a recent proof (A-64)",
    access: "user",
    body: ConfirmPasswordBody,
    answer: MessageSchema,
    refusals: { 400: "Incorrect password", 429: TOO_MANY },
  },
  refresh: {
    summary: "Exchange a refresh token for a new pair; the old one is dead after a grace of 30 seconds",
    access: "bearer-ignored",
    body: RefreshBody,
    answer: TokenPairSchema,
    refusals: { 401: "Not a refresh token of a living session; the code says why, where that is known" },
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
    refusals: { 404: "The caller has no such session" },
  },
  recoverPassword: {
    summary: "Mail a link that sets a new password; the answer is the same for unknown addresses",
    access: "bearer-ignored",
    params: EmailParams,
    answer: MessageSchema,
    refusals: { 429: TOO_MANY },
  },
  readRecoveryMail: {
    summary: "What a recovery mail looks like, with a link that does nothing",
    access: "superuser",
    params: EmailParams,
    answer: Type.String({ contentMediaType: "text/html" }),
    answerFormat: "html",
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
    refusals: { 429: TOO_MANY },
  },
  sendConfirmationMail: {
    summary: "Mail a link that confirms the caller's address once more; earlier ones stop working",
    access: "user",
    answer: ConfirmationMailSchema,
    refusals: { 429: TOO_MANY },
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
    refusals: LINK_REFUSALS,
  },
} as const satisfies Record<string, Endpoint>;
