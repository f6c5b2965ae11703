import { serverAddresses } from "../../settings/server-addresses.ts";
import { primaryChoice } from "./primary-choice.ts";

/**
 * The one address of the server that takes writes now, for programs that know no choice between several.
 * @param url As DATABASE_URL has it; one of a single server comes back as it is.
 * @throws NoPrimary when of several none says within two seconds that it is the primary.
 */
export async function primaryAddress(url: string): Promise<string> {
  const servers = serverAddresses(url);
  if (servers.length < 2) return url;
  const choice = primaryChoice(servers);
  try {
    return await choice.current();
  } finally {
    await choice.close();
  }
}
