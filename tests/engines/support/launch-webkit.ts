import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { WINDOW, type LaunchOptions, type RunningBrowser, type Tab } from "./engine.ts";
import { findInPage, type Target } from "./find-in-page.ts";
import { elementPath, startSession, type ElementReference, type WebDriver } from "./webdriver.ts";

const SCREEN = "1024x900x24";

/** WebKitGTK in a window of its own, on a screen that nobody sees, driven by WebDriver. */
export async function launchWebKit({ profile, language }: LaunchOptions): Promise<RunningBrowser> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      ...process.env,
      DISPLAY: screen.display,
      WINDOW_PROFILE: profile,
      WINDOW_SIZE: `${WINDOW.width}x${WINDOW.height}`,
      WINDOW_LANGUAGE: language === "zh" ? "zh-CN" : "en-GB",
      LANG: "C.UTF-8",
      GDK_BACKEND: "x11",
      // Root may not open a sandbox; the pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const binary = join(import.meta.dirname, "webkit-window.py");
  const session = await startSession(`http://127.0.0.1:${port}`, {
    "webkitgtk:browserOptions": { binary, args: [] },
    pageLoadStrategy: "eager",
    timeouts: { pageLoad: 60_000 },
  });
  const { browserName, browserVersion } = session.capabilities;
  return {
    tab: tabOf(session),
    version: `${browserName}/${browserVersion}`,
    async close() {
      await session.command("DELETE", "").catch(() => undefined);
      await ended(driver);
      await ended(screen.process);
    },
  };
}

function tabOf(session: WebDriver): Tab {
  const execute = async <Result>(run: string, args: readonly unknown[]): Promise<Result> => {
    const script = `const [run, done] = [${run}, arguments[arguments.length - 1]];
      Promise.resolve().then(() => run(...[...arguments].slice(0, -1))).then(
        (result) => done({ result }), (error) => done({ error: String(error) }));`;
    const said = await session.command<{ result: Result; error?: string }>("POST", "/execute/async", { script, args });
    if (said.error !== undefined) throw new Error(said.error);
    return said.result;
  };
  const find = (target: Target) => execute<ElementReference | null>(findInPage.toString(), [target]);
  const on = async (target: Target, name: string, body: object): Promise<boolean> => {
    const element = await find(target);
    if (element === null) return false;
    await session.command("POST", elementPath(element, name), body);
    return true;
  };
  return {
    goTo: (url) => session.command("POST", "/url", { url }),
    press: (target) => on(target, "click", {}),
    type: (target, text) => on(target, "value", { text }),
    // A file input takes its paths as if they were typed, one a line.
    attach: (target, paths) => on(target, "value", { text: paths.join("\n") }),
    evaluate: (run, ...args) => execute(run.toString(), args),
    async evaluateOn(target, run, ...args) {
      const element = await find(target);
      return element === null ? undefined : execute(run.toString(), [element, ...args]);
    },
    screenshot: async (path) =>
      writeFile(path, Buffer.from(await session.command<string>("GET", "/screenshot"), "base64")),
  };
}

/** Xvfb chooses a display that is free and says which. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const started = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(started.stdio[3]!, "data")) as [Buffer];
  return { process: started, display: `:${number.toString().trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
