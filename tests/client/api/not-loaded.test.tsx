import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { NotLoaded } from "../../../src/client/api/not-loaded.tsx";

let root: Root | undefined;
afterEach(() => root?.unmount());

function shown(error: Error, unreachable?: string): HTMLElement {
  const screen = document.createElement("div");
  root = createRoot(screen);
  flushSync(() =>
    root?.render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
        <NotLoaded
          title="No list"
          error={error}
          onRetry={() => undefined}
          {...(unreachable === undefined ? {} : { unreachable })}
        />
      </I18nProvider>,
    ),
  );
  return screen;
}

test("what no server answers is said in the list's words, a refusal in the server's", () => {
  const own = "Your drafts are safe.";
  expect(shown(new UnreachableError("No network"), own).textContent).toContain(own);
  const refused = shown(new ApiError(500, { detail: "Internal Server Error" }), own).textContent;
  expect(refused).toContain("No list");
  expect(refused).not.toContain(own);
});

test("a list without words of its own speaks of no typed text", () => {
  const said = shown(new UnreachableError("No network")).textContent;
  expect(said).toContain("Can’t reach Qiying");
  expect(said).not.toContain("typed");
});

test("a mistake of the server's own is told with what to quote, a refusal on purpose without", () => {
  const refused = (status: number) => shown(new ApiError(status, { detail: "No" }, null, "4t7xq2m9d8kw"));
  expect(refused(500).textContent).toContain("Error reference 4t7xq2m9d8kw");
  expect(refused(503).textContent).not.toContain("4t7xq2m9d8kw");
  expect(refused(403).textContent).not.toContain("4t7xq2m9d8kw");
});

test("A-63: who has asked too often is told how long to wait", () => {
  const body = { detail: "Too many attempts. Please try again later.", code: "too_many_attempts" } as const;
  const wait = (seconds: number) => shown(new ApiError(429, body, seconds)).textContent;
  expect(wait(7)).toContain("Please wait 7 seconds.");
  expect(wait(61)).toContain("Please wait 2 minutes.");
  expect(wait(86_400)).toContain("Please try again tomorrow at");
});
