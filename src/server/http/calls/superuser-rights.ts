import { HttpError } from "../errors/http-error.ts";
import type { Caller } from "./caller.ts";

/** Lets through who acts as a superuser. @throws HttpError 403. */
export function requireSuperuser(caller: Caller | null): void {
  if (caller?.isSuperuser === true) return;
  throw lackOfRights(caller, new HttpError("not_superuser", "The user doesn't have enough privileges"));
}

/**
 * Why a caller may not do what superusers may: to one who only has to give a code of their second factor it says that, for the page
 * asks for the code then and makes the call again.
 * @param otherwise What others are told.
 */
export function lackOfRights(caller: Caller | null, otherwise: HttpError): HttpError {
  if (caller?.needsSecondFactor !== true) return otherwise;
  return new HttpError("second_factor_needed", "Please enter a code of your authenticator app");
}
