import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { test } from "vitest";
import { faultyProxy, type FaultyProxy } from "../../support/faulty-proxy.ts";
import { ALL_WELL, figure, heldBy, startFaulted, statusOf, visitorOf, type OnTestFinished } from "./server.ts";

/** What a mail server does to whoever brings it a mail. */
type Behaviour = "well" | "silent" | "turns away" | "puts off" | "never confirms" | "drips";

/** A mail server that a test has behave badly for as long as it likes. */
interface BadMailServer {
  port: number;
  behave(behaviour: Behaviour): void;
  /** To whom the mails were that it has confirmed. */
  confirmed: string[];
  line: FaultyProxy;
}

async function badMailServer(onTestFinished: OnTestFinished): Promise<BadMailServer> {
  let behaviour: Behaviour = "well";
  const confirmed: string[] = [];
  const saying = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
  const smtp = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onConnect: (_, done) => done(behaviour === "turns away" ? saying(421) : null),
    onRcptTo: (_, __, done) => done(behaviour === "puts off" ? saying(451) : null),
    onData(stream, { envelope }, done) {
      stream.resume().on("end", () => {
        if (behaviour !== "well") return;
        confirmed.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // Clients that give up are what these tests are about.
  smtp.on("error", () => undefined);
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => smtp.close(() => undefined));
  const drip = setInterval(() => {
    if (behaviour === "drips") for (const { _socket: socket } of connectionsOf(smtp)) socket.write("250-wait\r\n");
  }, 1000);
  onTestFinished(() => clearInterval(drip));
  const line = await faultyProxy({ host: "127.0.0.1", port: (smtp.server.address() as AddressInfo).port });
  onTestFinished(() => line.close());
  return {
    port: line.port,
    behave(next) {
      behaviour = next;
      if (next === "silent") line.stall();
      else line.pass();
    },
    confirmed,
    line,
  };
}

function connectionsOf(smtp: SMTPServer): Set<{ _socket: Socket }> {
  return (smtp as unknown as { connections: Set<{ _socket: Socket }> }).connections;
}

const ADDRESSES = Array.from({ length: 8 }, (_, index) => `li-${index}@example.org`);
/** As many as a process uses at a time (MAIL_CONNECTIONS). */
const MOST_CONNECTIONS = 5;

test.concurrent.for<[what: string, behaviour: Behaviour]>([
  ["accepts connections and says nothing", "silent"],
  ["turns everybody away with 421", "turns away"],
  ["puts off every mail with 451", "puts off"],
  ["takes mails and never says so", "never confirms"],
  ["drips an answer that never ends", "drips"],
])(
  "F11: while a mail server %s, mails wait and nothing else does; when it is well again each comes once",
  { timeout: 300_000 },
  async ([, behaviour], { expect, onTestFinished }) => {
    const mail = await badMailServer(onTestFinished);
    const SMTP_URL = `smtp://127.0.0.1:${mail.port}?tls=optional`;
    const server = await startFaulted(onTestFinished, { env: { SMTP_URL } });
    const visitor = await visitorOf(server);
    mail.behave(behaviour);
    const before = await heldBy(server);
    for (const address of ADDRESSES) {
      const asked = await statusOf(`${server.url}/api/v1/sign-up/check/${address}/123456`, { method: "POST" });
      expect(asked).toBe(200);
    }
    expect(await visitor.visit()).toEqual(ALL_WELL);
    // A server that speaks of each mail is there; one that does not is left alone.
    const isThere = behaviour === "puts off";
    const noticed = isThere
      ? () => figure(server, "qiying_mails_total")
      : async () => ADDRESSES.length * (await figure(server, "qiying_mail_server_away"));
    await expect.poll(noticed, { timeout: 60_000 }).toBeGreaterThanOrEqual(ADDRESSES.length);
    expect(await visitor.visit()).toEqual(ALL_WELL);
    // One that is given up may be there a moment longer than the one that comes after it.
    expect(mail.line.mostOpen()).toBeLessThanOrEqual(2 * MOST_CONNECTIONS);
    await expect.poll(() => mail.line.open()).toBeLessThanOrEqual(MOST_CONNECTIONS);
    const during = await heldBy(server);
    expect(during.files - before.files).toBeLessThanOrEqual(MOST_CONNECTIONS + 5);
    expect(during.memoryMb - before.memoryMb).toBeLessThan(64);
    expect(mail.confirmed.filter((address) => ADDRESSES.includes(address))).toEqual([]);
    mail.behave("well");
    const arrived = () => mail.confirmed.filter((address) => ADDRESSES.includes(address)).toSorted();
    await expect.poll(arrived, { timeout: 90_000 }).toEqual(ADDRESSES);
    expect(await figure(server, "qiying_mail_server_away")).toBe(0);
    expect(await server.stop()).toBe(0);
  },
);
