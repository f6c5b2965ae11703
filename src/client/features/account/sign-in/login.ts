import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { ask } from "../../../api/transport.ts";

export interface Credentials {
  /** The e-mail address. */
  username: string;
  password: string;
  remember_me: boolean;
}

/**
 * Logs in; on any failure, tries the legacy call, whose one token serves as both.
 * @throws What the last of the two calls threw.
 */
export async function logIn({ username, password, remember_me }: Credentials): Promise<SessionTokens> {
  const who = { username: username.trim(), password };
  try {
    return (await ask("login", { body: { ...who, remember_me } })).data;
  } catch {
    const { access_token } = (await ask("loginByForm", { body: who })).data;
    return { access_token, refresh_token: access_token };
  }
}
