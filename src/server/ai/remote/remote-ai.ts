import type { Recognise, Translate, Understand } from "../ai.ts";
import type { Clock } from "../../clock.ts";
import { modelAsker, type Service } from "./ask-model.ts";
import { recogniseRemotely } from "./recognise-remotely.ts";
import { translateRemotely } from "./translate-remotely.ts";
import { understandRemotely } from "./understand-remotely.ts";

/** Readings by a service; null for what no model of it is set for. */
export interface RemoteAi {
  understand: Understand | null;
  recognise: Recognise | null;
  translate: Translate | null;
}

/** An OpenAI-compatible service, and the names of its models. */
export interface RemoteService extends Service {
  model: string | undefined;
  visionModel: string | undefined;
}

/** A translation is as long as its text, and so takes longer than a reading. */
const TRANSLATION_TAKES_LONGER = 2;

/**
 * Readings by an OpenAI-compatible service. Each model has a breaker of its own: one may be down without the other. So has
 * translating: long texts that take too long leave searching alone.
 */
export function remoteAi({ model, visionModel, ...service }: RemoteService, clock: Clock): RemoteAi {
  const forLongTexts = { ...service, timeoutMs: service.timeoutMs * TRANSLATION_TAKES_LONGER };
  return {
    understand: model === undefined ? null : understandRemotely(modelAsker(service, model, clock), clock),
    recognise: visionModel === undefined ? null : recogniseRemotely(modelAsker(service, visionModel, clock)),
    translate: model === undefined ? null : translateRemotely(modelAsker(forLongTexts, model, clock)),
  };
}
