/** A model has answered something that is not what it was asked for. */
export class BadAnswer extends Error {
  override readonly name = "BadAnswer";
}

/**
 * The JSON object of a model's answer: bare, in a fence, or with a sentence around it.
 * @throws BadAnswer when there is none.
 */
export function readJsonObject(content: unknown): Record<string, unknown> {
  if (typeof content !== "string") throw new BadAnswer("No text");
  const json = content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1);
  const value = parsed(json);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BadAnswer("No object");
  return value as Record<string, unknown>;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new BadAnswer("No JSON", { cause });
  }
}
