import { startEmbeddedPostgres } from "../../src/server/db/embedded-postgres/start-embedded-postgres.ts";

// A process of its own that uses the embedded server of a directory until it is told to leave.
const [dataDir = "", binaries] = process.argv.slice(2);
const tell = (message: object): void => void process.send?.(message);

// The test is over, however it ended.
process.once("disconnect", () => process.exit());

try {
  const server = await startEmbeddedPostgres({ dataDir, binaries, log: (line) => tell({ log: line }) });
  tell({ url: server.url });
  process.once("message", async () => {
    await server.leave();
    tell({ left: true });
    process.disconnect?.();
  });
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
}
