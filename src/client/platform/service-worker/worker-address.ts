import type { WindowWithTrustedTypes } from "./trusted-types.ts";

type WorkerPolicy = ReturnType<NonNullable<WindowWithTrustedTypes["trustedTypes"]>["createPolicy"]>;

let policy: WorkerPolicy | undefined;

/**
 * A worker's script URL as the browser accepts it: Trusted Types refuse a plain string (B-02). A policy name can be
 * used once only, so every worker of the page is started through this one.
 * @throws TypeError for a script of another origin.
 */
export function workerAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`Not our worker: ${address}`);
  policy ??= (window as WindowWithTrustedTypes).trustedTypes?.createPolicy("app-worker", {
    createScriptURL: (url) => url,
  });
  return policy?.createScriptURL(address) ?? address;
}
