import { expect, test } from "vitest";
import { systemClock } from "../../../src/server/clock.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { createAi } from "../../../src/server/ai/create-ai.ts";

const URL = "http://127.0.0.1:9/v1";

const aiWith = (environment: Record<string, string>) => createAi(readSettings(environment), systemClock);
const occasion = {
  today: "2026-11-21",
  signal: new AbortController().signal,
  log: { warn: () => undefined },
};

test("A-36: with nothing set the built-in reader understands, without a key or a network", async () => {
  const understood = await (await aiWith({})).understand("曼城 studio，每周 200 以内", occasion);
  expect(understood).toMatchObject({ city: "Manchester", room_type: "studio", high_price: 200 });
});

test("a model that is not set is the built-in reader's work", async () => {
  const ai = await aiWith({ AI_BASE_URL: URL, AI_VISION_MODEL: "seeing", AI_FALLBACK: "off" });
  expect(await ai.understand("studio in Leeds", occasion)).toMatchObject({ city: "Leeds", room_type: "studio" });
});

test("a service without a model, and a model or a key without a service, stop the start with a sentence", async () => {
  const alone = "AI_MODEL, AI_VISION_MODEL and AI_API_KEY need the AI_BASE_URL of the service they belong to.";
  for (const name of ["AI_MODEL", "AI_VISION_MODEL", "AI_API_KEY"]) {
    await expect(aiWith({ [name]: "x" })).rejects.toThrow(alone);
  }
  await expect(aiWith({ AI_BASE_URL: URL })).rejects.toThrow("AI_BASE_URL needs AI_MODEL, AI_VISION_MODEL, or both.");
  await expect(aiWith({ AI_BASE_URL: URL, AI_MODEL: "reading" })).resolves.toBeDefined();
});
