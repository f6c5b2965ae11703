import { builtInAi } from "./built-in-ai.ts";
import { READER_LIMITS, textReader } from "./ocr/text-reader.ts";
import type { Ai } from "./ai.ts";
import { withFallback } from "./with-fallback.ts";
import type { Clock } from "../clock.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingError } from "../settings/parse-setting.ts";

type AiSettings = Pick<
  Settings,
  "ocrCalls" | "aiBaseUrl" | "aiApiKey" | "aiModel" | "aiVisionModel" | "aiJsonMode" | "aiTimeoutMs" | "aiFallback"
>;

/**
 * Who reads queries and photos: the built-in reader, or the service that is set, each for what it has a model for.
 * @throws SettingError for a service without a model, and for a model or a key without a service.
 */
export async function createAi(settings: AiSettings, clock: Clock): Promise<Ai> {
  const { aiBaseUrl: baseUrl, aiApiKey: apiKey, aiModel, aiVisionModel } = settings;
  const builtIn = () => builtInAi(textReader({ ...READER_LIMITS, mostCalls: settings.ocrCalls }));
  const hasModel = aiModel !== undefined || aiVisionModel !== undefined;
  if (baseUrl === undefined) {
    if (!hasModel && apiKey === undefined) return builtIn();
    throw new SettingError(
      "AI_MODEL, AI_VISION_MODEL and AI_API_KEY need the AI_BASE_URL of the service they belong to.",
    );
  }
  if (!hasModel) throw new SettingError("AI_BASE_URL needs AI_MODEL, AI_VISION_MODEL, or both.");
  const service = { baseUrl, apiKey, jsonMode: settings.aiJsonMode, timeoutMs: settings.aiTimeoutMs };
  // Loaded by those alone who have set one: a tenth of what a start takes.
  const { remoteAi } = await import("./remote/remote-ai.ts");
  const remote = remoteAi({ ...service, model: aiModel, visionModel: aiVisionModel }, clock);
  return withFallback(remote, builtIn(), { falls: settings.aiFallback });
}
