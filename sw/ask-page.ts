import { within } from "#domain/within.ts";

/** Asks a page, which answers through the message's port. @returns Null where it does not answer in time. */
export async function askPage<Answer>(page: Client, question: { type: string }, ms: number): Promise<Answer | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Answer>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Answer>) => resolve(data));
    port1.start();
  });
  page.postMessage(question, [port2]);
  return within(ms, answer, null).finally(() => port1.close());
}
