import { ApiError } from "#contract/api-error.ts";
import { call, type Answer, type Transport } from "#contract/call.ts";
import type { Call } from "#contract/endpoints.ts";
import type { RouteName } from "#contract/routes.ts";
import { navigate } from "wouter/use-browser-location";
import { paths } from "./paths.ts";
import { accessToken, endSession } from "./session/session.ts";

export const transport: Transport = {
  fetch: (input, init) => fetch(input, init),
  baseUrl: import.meta.env.VITE_API_BASE_URL ?? "",
  accessToken: () => accessToken.peek(),
};

/** One call of the API as this reader; a 401 or 403 ends the session and leads to the login (spec section 4). */
export async function ask<Name extends RouteName>(
  name: Name,
  options: Parameters<typeof call<Name>>[2] = {},
): Promise<Answer<Call<Name>["answer"]>> {
  try {
    return await call(transport, name, options);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      endSession();
      navigate(paths.login);
    }
    throw error;
  }
}
