import type { FastifyBaseLogger } from "fastify";

type Bindings = Readonly<Record<string, unknown>>;
type Level = "fatal" | "error" | "warn" | "info" | "debug" | "trace";

/**
 * A logger whose lines all bear some fields, as the children of pino's loggers are: but one that is made for each request, and costs
 * nothing until it writes. A child renders its fields and makes its methods when it is made; most requests write one line.
 */
export function requestLogger(base: FastifyBaseLogger, bindings: Bindings): FastifyBaseLogger {
  return new RequestLogger(base, bindings);
}

class RequestLogger {
  readonly #base: FastifyBaseLogger;
  readonly #bindings: Bindings;

  constructor(base: FastifyBaseLogger, bindings: Bindings) {
    this.#base = base;
    this.#bindings = bindings;
  }

  get level() {
    return this.#base.level;
  }

  child(bindings: Bindings): FastifyBaseLogger {
    return new RequestLogger(this.#base, { ...this.#bindings, ...bindings });
  }

  fatal(...written: unknown[]): void {
    this.#write("fatal", written);
  }

  error(...written: unknown[]): void {
    this.#write("error", written);
  }

  warn(...written: unknown[]): void {
    this.#write("warn", written);
  }

  info(...written: unknown[]): void {
    this.#write("info", written);
  }

  debug(...written: unknown[]): void {
    this.#write("debug", written);
  }

  trace(...written: unknown[]): void {
    this.#write("trace", written);
  }

  silent(): void {}

  /** As pino takes them: a text; fields and a text; an error, whose own words are the text where none is given. */
  #write(level: Level, [first, ...rest]: unknown[]): void {
    const write = (fields: object, texts: unknown[]) => this.#base[level](fields, ...(texts as [string]));
    if (first instanceof Error) write({ ...this.#bindings, err: first }, rest.length > 0 ? rest : [first.message]);
    else if (typeof first === "object") write({ ...this.#bindings, ...first }, rest);
    else write(this.#bindings, [first, ...rest]);
  }
}
