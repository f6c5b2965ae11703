import type { Page } from "@playwright/test";
import { expect, test } from "./support/story.ts";

// The worker stands between the page and the server here too.
test.use({ serviceWorkers: "allow" });
test.use({
  locale: "en-GB",
  expectedErrors: [/Content Security Policy|Trusted(HTML|Script|ScriptURL)|violates|frame/i],
});

test("B-01, B-02: text becomes neither markup nor script, and nothing is fetched from elsewhere @core", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement("div").innerHTML = "<img src=x onerror=alert(1)>"),
      "a script by its address": () => (document.createElement("script").src = "/sw.js"),
      "a worker by its address": () => navigator.serviceWorker.register("/sw.js?other"),
      "a policy of somebody else": () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy("evil", {}),
      "a foreign address": () => fetch("https://evil.example/"),
    };
    const outcome: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      outcome[name] = await Promise.resolve()
        .then(attempt)
        .then(
          () => "done",
          (error: unknown) => (error as Error).name,
        );
    }
    return outcome;
  });
  expect(outcomes).toEqual({
    innerHTML: "TypeError",
    "a script by its address": "TypeError",
    "a worker by its address": "TypeError",
    "a policy of somebody else": "TypeError",
    "a foreign address": "TypeError",
  });
});

test("B-01: an inline script does not run @core", async ({ page }) => {
  await page.goto("/");
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    const violations: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    try {
      script.textContent = "window.inlineRan = true";
      document.head.append(script);
    } catch {
      violations.push("refused");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { inlineRan: "inlineRan" in window, wasStopped: violations.length > 0 };
  });
  expect(ran).toEqual({ inlineRan: false, wasStopped: true });
});

test("B-03, B-08: no other page may show the app in a frame, nor reach it by its opener @core", async ({
  page,
  server,
}) => {
  const { headers } = await fetch(server.url);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  await page.goto("/");
  const framed = await page.evaluate(async () => {
    const frame = document.createElement("iframe");
    frame.src = "/";
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.querySelector("h1") ?? null;
  });
  expect(framed).toBeNull();
});

test("B-03: a page of another site that opens the app has no hold of it @core", async ({ page, server, context }) => {
  await openOtherSite(page);
  const opened = context.waitForEvent("page");
  await page.evaluate((url) => Object.assign(window, { app: window.open(url) }), server.url);
  await expect((await opened).getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { app: Window }).app.closed)).toBe(true);
});

test("B-03: a tab that another site opened leaves it when the app's address is typed there @core", async ({
  page,
  server,
  context,
}) => {
  await openOtherSite(page);
  const opened = context.waitForEvent("page");
  await page.evaluate(() => Object.assign(window, { tab: window.open("about:blank") }));
  const tab = await opened;
  const policies: (string | undefined)[] = [];
  tab.on("response", (answer) => {
    if (answer.request().isNavigationRequest()) policies.push(answer.headers()["cross-origin-opener-policy"]);
  });
  await tab.goto(server.url);
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (window as unknown as { tab: Window }).tab.closed)).toBe(true);
  expect(policies).toEqual([undefined, "same-origin"]);
});

test("B-05: odd values in storage are defaults", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("language", "__proto__");
    localStorage.setItem("user_agreement", '{"__proto__":{"isSuperuser":true}}');
    localStorage.setItem("constructor", "prototype");
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [document.documentElement.lang, "isSuperuser" in {}])).toEqual(["en", false]);
});

async function openOtherSite(page: Page): Promise<void> {
  await page.route("http://other.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Other</title>" }),
  );
  await page.goto("http://other.example/");
}
