import type { WindowWithTrustedTypes } from "./trusted-types.ts";

type WorkerPolicy = ReturnType<NonNullable<WindowWithTrustedTypes["trustedTypes"]>["createPolicy"]>;

let policy: WorkerPolicy | undefined;

/**
 * The address of a worker's script as the browser takes it: with Trusted Types a plain text is none (B-02). A policy
 * of one name can be made once only, so every worker of the page is started by this one.
 * @throws TypeError for a script of another origin.
 */
export function workerAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`Not our worker: ${address}`);
  policy ??= (window as WindowWithTrustedTypes).trustedTypes?.createPolicy("app-worker", {
    createScriptURL: (url) => url,
  });
  return policy?.createScriptURL(address) ?? address;
}
