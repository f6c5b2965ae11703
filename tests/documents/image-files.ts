import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { ROOT } from "../operations/marked-blocks.ts";

/** A `COPY` of the stage that becomes the image of the app. */
export interface Copied {
  /** From the stage that builds, or null from the context. Those of the stage with packages are left out. */
  stage: "build" | null;
  from: string;
  to: string;
}

/** The files of the repository that ops/Dockerfile.dockerignore leaves in the context of a build of the image. */
export function buildContext(): string[] {
  const ignored = readFileSync(join(ROOT, "ops/Dockerfile.dockerignore"), "utf8").trim().split("\n");
  const isIgnored = (path: string) =>
    ignored.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`));
  return execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8", maxBuffer: 2 ** 26 })
    .split("\0")
    .filter((path) => path !== "" && !isIgnored(path));
}

/** The stage of the Dockerfile that is called `name`. */
export function stageOf(name: string): string {
  const stages = readFileSync(join(ROOT, "ops/Dockerfile"), "utf8").split(/^FROM /m);
  const stage = stages.find((text) => text.split("\n")[0]?.endsWith(` AS ${name}`));
  if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage;
}

/** What the image of the app is given, besides packages. */
export function copiedIntoApp(): Copied[] {
  const lines = stageOf("app").matchAll(/^COPY (?:--from=(\w+) )?(.+)$/gm);
  return [...lines].flatMap(([, stage, paths = ""]) => {
    if (stage === "packages") return [];
    const names = paths.split(" ");
    const to = names.pop() ?? "";
    return names.map((name) => ({
      stage: stage === "build" ? "build" : null,
      from: name.replace("/app/", ""),
      to: to === "./" ? name : to,
    }));
  });
}
