import { spawnSync } from "node:child_process";
import { platform } from "node:os";
import { installSystemPackages } from "./system-packages.ts";

/**
 * Makes sure that pictures can be drawn with Chinese in them; macOS and Windows bring their fonts along.
 * @throws An error that says what to do when no font can be had.
 */
export function ensureChineseFont(): void {
  if (platform() !== "linux" || hasChineseFont()) return;
  installSystemPackages("fontconfig", "fonts-noto-cjk");
  if (!hasChineseFont()) throw new Error("No Chinese font could be found or installed. Install fonts-noto-cjk.");
}

function hasChineseFont(): boolean {
  const { stdout } = spawnSync("fc-list", [":lang=zh-cn", "file"], { encoding: "utf8" });
  return (stdout ?? "").trim() !== "";
}
