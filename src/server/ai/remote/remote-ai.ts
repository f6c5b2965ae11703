import type { Recognise, Understand } from "../ai.ts";
import type { Clock } from "../../clock.ts";
import { modelAsker, type Service } from "./ask-model.ts";
import { recogniseRemotely } from "./recognise-remotely.ts";
import { understandRemotely } from "./understand-remotely.ts";

/** Readings by a service; null for what no model of it is set for. */
export interface RemoteAi {
  understand: Understand | null;
  recognise: Recognise | null;
}

/** An OpenAI-compatible service, and the names of its models. */
export interface RemoteService extends Service {
  model: string | undefined;
  visionModel: string | undefined;
}

/** Readings by an OpenAI-compatible service. Each model has a breaker of its own: one may be down without the other. */
export function remoteAi({ model, visionModel, ...service }: RemoteService, clock: Clock): RemoteAi {
  return {
    understand: model === undefined ? null : understandRemotely(modelAsker(service, model, clock), clock),
    recognise: visionModel === undefined ? null : recogniseRemotely(modelAsker(service, visionModel, clock)),
  };
}
