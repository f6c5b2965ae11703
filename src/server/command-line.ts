/** Says a line to whoever has started the program. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Says in a sentence why a program has failed, and lets it end with 1. */
export function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
