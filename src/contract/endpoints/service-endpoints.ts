import { OperationSchema, PingSchema, SiteSchema, StatusSchema } from "../schemas/service.ts";
import { MessageSchema, TestEmailQuery } from "../schemas/session.ts";
import { NumbersSchema } from "../schemas/numbers.ts";
import type { Endpoint } from "./endpoint.ts";

/** Probes, and what concerns the installation. */
export const serviceEndpoints = {
  sendTestMail: {
    summary: "Mail a test message",
    access: "superuser",
    query: TestEmailQuery,
    status: 201,
    answer: MessageSchema,
    usesLanguage: true,
    refusals: ["too_many_attempts"],
  },
  readNumbers: {
    summary: "Rooms, searches without results, messages, matches, offers and reports of the last 30 days, as numbers",
    access: "superuser",
    answer: NumbersSchema,
  },
  readOperation: {
    summary: "What the operator of this installation should put right",
    access: "superuser",
    answer: OperationSchema,
  },
  readSite: {
    summary: "What the page needs to know of this installation",
    access: "bearer-ignored",
    answer: SiteSchema,
    alwaysAnswers: true,
  },
  ping: {
    summary: "Whether this server can be reached",
    access: "bearer-ignored",
    answer: PingSchema,
    momentary: true,
    alwaysAnswers: true,
  },
  health: {
    summary: "Whether the process lives; never asks the database",
    access: "bearer-ignored",
    answer: StatusSchema,
    momentary: true,
    alwaysAnswers: true,
  },
  ready: {
    summary: "Whether the server can answer: asks the database, and whether a password can be checked",
    access: "bearer-ignored",
    answer: StatusSchema,
    momentary: true,
    alwaysAnswers: true,
    refusals: ["database_unavailable"],
  },
  serving: {
    summary: "Whether a balancer may send this server requests: not once it stops; never asks the database",
    access: "bearer-ignored",
    answer: StatusSchema,
    momentary: true,
    alwaysAnswers: true,
  },
} as const satisfies Record<string, Endpoint>;
