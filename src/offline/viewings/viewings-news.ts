import { documentsOf, newsOf } from "../database/live.ts";
import { shown } from "../documents/parts.ts";

/**
 * How viewings have come from the account, for screens that show their rooms: the account's list comes first and the rooms after
 * it, so that it is unanswered until each room has come, or is known to be gone.
 */
export async function viewingsNews(owner: string): Promise<{ isAnswered: boolean; failures: number }> {
  const [news, rows] = await Promise.all([newsOf(owner, "viewing"), documentsOf(owner, "viewing")]);
  const isAwaited = ({ listing, goneAt }: (typeof rows)[number]["beside"]) => listing === null && goneAt === null;
  const awaited = rows.filter((row) => shown(row) !== null && isAwaited(row.beside));
  const failed = awaited.filter(({ besideWait }) => besideWait !== undefined);
  return { isAnswered: news.isAnswered && awaited.length === 0, failures: news.failures + failed.length };
}
