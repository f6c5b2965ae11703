import { SWRConfig } from "swr";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { swrConfiguration } from "../../../../../src/client/api/use-api-query.ts";
import { parseLocally } from "../../../../../src/client/features/search/sentence/parse-locally.ts";
import { useInterpretation } from "../../../../../src/client/features/search/sentence/use-interpretation.ts";
import { DEFAULT_STATE } from "../../../../../src/client/features/search/url/search-url.ts";
import { connection } from "../../../../../src/client/platform/connection/connection.ts";

vi.mock("../../../../../src/client/features/search/sentence/parse-locally.ts", { spy: true });

const SEARCH = { ...DEFAULT_STATE, mode: "ai" as const, sentence: "Manchester studio under £200 a week" };

let root: Root;
let shown: string[];

function Reading() {
  const { reading, refusal } = useInterpretation(SEARCH);
  shown.push(reading?.wanted.city ?? refusal?.message ?? "nothing yet");
  return null;
}

beforeEach(() => {
  shown = [];
  vi.spyOn(window, "fetch").mockImplementation(async () =>
    Response.json({ ok: true, app: "qiying", now: new Date().toISOString() }),
  );
  root = createRoot(document.createElement("div"));
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  connection.value = "online";
});

test("W6: a sentence that could not be read, for want of what reads it, is read when the server answers", async () => {
  vi.mocked(parseLocally).mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  root.render(
    <SWRConfig value={{ ...swrConfiguration, provider: () => new Map() }}>
      <Reading />
    </SWRConfig>,
  );
  await expect.poll(() => shown.at(-1)).toBe("Manchester");
  expect(shown.some((text) => text.startsWith("Failed to fetch"))).toBe(true);
});
