import pg from "pg";
import type { PrimaryChoice } from "./primary-choice.ts";

/** Makes the driver's clients connect to whichever server is the primary at that moment. */
export function clientOfPrimary(primary: PrimaryChoice): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (callback === undefined) return this.#aim().then(() => super.connect());
      void this.#connectAndCall(callback);
    }

    async #connectAndCall(callback: (error: Error) => void): Promise<void> {
      try {
        await this.#aim();
      } catch (error) {
        return callback(error as Error);
      }
      super.connect(callback);
    }

    async #aim(): Promise<void> {
      const { host, port } = new pg.Client(await primary.current());
      Object.assign(this, { host, port });
    }
  };
}
