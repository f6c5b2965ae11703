// A reader of the output may go before the end (`| head -1`), and the disk of a log may be full: what is said then is lost, and
// the program goes on. A migration must not be cut off by it, nor a server.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

/** Says a line to the terminal or log of the program. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says in a sentence why a program has failed, and lets it end with 1. */
export function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
