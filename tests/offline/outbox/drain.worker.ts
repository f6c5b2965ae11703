import { network } from "./support.ts";

/** Another sender on the same store, as the service worker is one: drains when told to, and says what it sent. */
const server = network();
const { api } = server.sender;

const pageIsDone = Promise.withResolvers<void>();

addEventListener("message", async ({ data }: MessageEvent<"drain" | "page is done">) => {
  if (data === "page is done") return pageIsDone.resolve();
  const { kind } = await server.drain({
    holder: "worker",
    api: { ...api, call: async (...asked) => (await pageIsDone.promise, api.call(...asked)) },
  });
  postMessage({ kind, sent: server.asked.map(({ key }) => key) });
});
postMessage("ready");
