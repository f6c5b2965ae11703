import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";

/** Gives what a module of the built page exports; anew where a build has replaced it. Null where there is none. */
export function builtModule<Exports>(file: string): () => Promise<Exports | null> {
  return async () => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    if (mtimeMs === 0) return null;
    return (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as Exports;
  };
}
