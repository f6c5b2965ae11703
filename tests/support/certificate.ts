import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A certificate that nobody else has signed, for 127.0.0.1, with its key; both in PEM. */
export async function newCertificate(): Promise<{ key: string; cert: string }> {
  const options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout - -days 2 -subj /CN=127.0.0.1";
  const { stdout } = await promisify(execFile)("openssl", options.split(" "));
  const part = (what: RegExp) => what.exec(stdout)?.[0] ?? "";
  return {
    key: part(/-----BEGIN PRIVATE KEY-----.*?-----END PRIVATE KEY-----/s),
    cert: part(/-----BEGIN CERTIFICATE-----.*?-----END CERTIFICATE-----/s),
  };
}
