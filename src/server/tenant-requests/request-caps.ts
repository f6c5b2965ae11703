import { ownerCaps } from "../forms/owner-caps.ts";
import { countActive, countOwn } from "./request-store.ts";

/** Requests of one person that have not ended, and in all: ended ones stay until they are deleted. */
export const requestCaps = ownerCaps({
  code: "too_many_tenant_requests",
  noun: "requests",
  mostActive: 20,
  mostKept: 200,
  countActive,
  countOwn,
});
