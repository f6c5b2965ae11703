import { HttpError } from "../http/errors/http-error.ts";
import { isEmailTaken } from "./account-store.ts";

/** The API says it in two ways (PR-706): 400 for a new user, 409 for a change of address. */
const REFUSALS = {
  newcomer: ["email_registered", "The user with this email already exists in the system."],
  change: ["email_taken", "User with this email already exists"],
} as const;

/** Does the work. @throws HttpError in place of the database's refusal of an address that another account has (RC-05). */
export async function refuseTakenEmail<Result>(
  who: keyof typeof REFUSALS,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    const [code, detail] = REFUSALS[who];
    throw new HttpError(code, detail);
  }
}
