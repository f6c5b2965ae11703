import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Said, Statement, Told } from "./child-protocol.ts";

/** A server in a process of its own. */
export interface ChildServer {
  address: string;
  /** The statements that its requests have sent since this was asked last. */
  takeStatements(): Promise<Statement[]>;
  /** Tells the minimal server which statements belong to which path. */
  teach(answers: Record<string, Statement[]>): Promise<void>;
  stop(): Promise<void>;
}

export async function startChildServer(file: string, { databaseUrl }: { databaseUrl: string }): Promise<ChildServer> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [databaseUrl]);
  const tell = async (told: Told): Promise<Said> => {
    child.send(told);
    const [said] = (await once(child, "message")) as [Said];
    return said;
  };
  const [first] = (await once(child, "message")) as [Said];
  const address = "listening" in first ? first.listening : "";
  const takeStatements = async (): Promise<Statement[]> => {
    const said = await tell({ statements: true });
    return "statements" in said ? said.statements : [];
  };
  return {
    address,
    takeStatements,
    teach: async (answers) => void (await tell({ answers })),
    async stop() {
      const exit = once(child, "exit");
      child.send({ stop: true } satisfies Told);
      await exit;
    },
  };
}
