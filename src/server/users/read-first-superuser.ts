import { canonicalEmail } from "#domain/users/account-rules.ts";
import { passwordWeakness } from "../auth/weak-password.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingError } from "../settings/parse-setting.ts";

export interface FirstSuperuser {
  /** In canonical form. */
  email: string;
  password: string;
}

/**
 * The superuser that is to be there from the start; undefined where none is set.
 * @param warn Told, outside of production, that the password is easily guessed.
 * @throws SettingError when one half is missing, and in production when the password is easily guessed (V6.3.2).
 */
export function readFirstSuperuser(
  { firstSuperuser, firstSuperuserPassword: password, production }: FirstSuperuserSettings,
  warn: (line: string) => void,
): FirstSuperuser | undefined {
  if (firstSuperuser === undefined && password === undefined) return undefined;
  if (firstSuperuser === undefined) {
    throw new SettingError("FIRST_SUPERUSER_PASSWORD needs FIRST_SUPERUSER, the e-mail address that it is for.");
  }
  if (password === undefined) {
    throw new SettingError("FIRST_SUPERUSER needs FIRST_SUPERUSER_PASSWORD; make one with: openssl rand -base64 18");
  }
  const email = canonicalEmail(firstSuperuser);
  const weakness = passwordWeakness(password, { email });
  if (weakness !== null) complain(`FIRST_SUPERUSER_PASSWORD: ${weakness.msg}.`, production, warn);
  return { email, password };
}

type FirstSuperuserSettings = Pick<Settings, "firstSuperuser" | "firstSuperuserPassword" | "production">;

function complain(line: string, production: boolean, warn: (line: string) => void): void {
  if (production) throw new SettingError(line);
  warn(line);
}
