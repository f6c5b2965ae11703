import type { Launch } from "./engine.ts";
import { launchChromium, launchFirefox, launchChromium111 } from "./launch-with-puppeteer.ts";
import { launchWebKit } from "./launch-webkit.ts";

export interface Engine {
  launch: Launch;
  /** In which its visitor reads. */
  language: "zh" | "en";
}

/** The browsers of these stories, by the name of their project. */
export const ENGINES = {
  "Chromium 111": { launch: launchChromium111, language: "en" },
  Chromium: { launch: launchChromium, language: "zh" },
  Firefox: { launch: launchFirefox, language: "en" },
  WebKit: { launch: launchWebKit, language: "zh" },
} as const satisfies Record<string, Engine>;

export type EngineName = keyof typeof ENGINES;
