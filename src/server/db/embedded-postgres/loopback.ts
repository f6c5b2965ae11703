import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/**
 * Windows has no Unix sockets that the driver can use: there the server listens on the loopback address, on a port
 * that was free at the first start, behind a password. Both are kept in the data directory.
 * Only tested on Linux.
 */
export async function loopbackUrl(dataDir: string): Promise<string> {
  const file = join(dataDir, "postgres-address");
  const fresh = `postgresql://postgres:${randomBytes(16).toString("hex")}@127.0.0.1:${await freePort()}/postgres?sslmode=disable`;
  try {
    await writeFile(file, fresh, { flag: "wx", mode: 0o600 });
    return fresh;
  } catch {
    // There already; a file that could not be written cannot be read either, and says so here.
    return readFile(file, "utf8");
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
