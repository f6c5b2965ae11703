import { openServerState } from "../e2e/outbox/support/server-state.ts";
import { logInFirst } from "./support/log-in.ts";
import { expect, test } from "./support/test.ts";
import { writeRoom } from "./support/write-room.ts";

const TITLE = "Listed at once";

test.skip(({ engineName }) => engineName !== "Firefox" && engineName !== "WebKit", "seen there");

test("E6: a room that was just sent is in the list, whether or not the server answers with the list", async ({
  open,
  front,
  server,
  account,
}) => {
  const screen = await open();
  const kept = await openServerState(server.url, account);
  await logInFirst(screen, account);
  await screen.goTo("/items");
  await screen.shows({ said: "own-listings.none" });
  await writeRoom(screen, { title: TITLE });
  front.broken = { path: /\/items\/\?/, status: 500 };
  await screen.press({ button: "listing-form.post" });
  await expect.poll(async () => (await kept.listings()).map(({ title }) => title)).toEqual([TITLE]);
  await screen.hides({ said: "own-listings.waiting" });
  await screen.shows({ text: TITLE });
});
