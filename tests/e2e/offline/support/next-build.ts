import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { hash } from "node:crypto";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";

/**
 * A later build of the same app, as a release with a change in every module makes it: all hashed files have other
 * names, everything that refers to them says so, and the worker's list has the document's new revision.
 * @param name Goes into the file names, so that a test can tell which build a page is.
 * @returns Its folder; the caller removes it.
 */
export async function nextBuild(buildDir: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "qiying-next-"));
  await cp(buildDir, folder, { recursive: true });
  await removeCompressed(folder);
  const renamed = (await readdir(join(folder, "assets"))).map((file) => [file, newName(file, name)] as const);
  const before = await listed(folder);
  for (const file of await textFiles(folder)) {
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      renamed.reduce((changed, [before, after]) => changed.replaceAll(before, after), text),
    );
  }
  for (const [before, after] of renamed) await rename(join(folder, "assets", before), join(folder, "assets", after));
  await reviseWorker(folder, before);
  return folder;
}

function newName(file: string, name: string): string {
  const extension = extname(file);
  return `${basename(file, extension)}-${name}${extension}`;
}

/** What the worker's list names by its content: these files keep their names. */
async function listed(folder: string): Promise<string[]> {
  return Promise.all(["index.html", "deferred-assets.json"].map((file) => readFile(join(folder, file), "utf8")));
}

async function reviseWorker(folder: string, before: readonly string[]): Promise<void> {
  const worker = join(folder, "sw.js");
  let text = await readFile(worker, "utf8");
  for (const [index, now] of (await listed(folder)).entries()) {
    const revised = text.replaceAll(hash("md5", before[index]!), hash("md5", now));
    if (revised === text) throw new Error("The worker's list does not have the revision of one of its files");
    text = revised;
  }
  await writeFile(worker, text);
}

async function textFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /\.(js|html|css|json|webmanifest)$/.test(file)).map((file) => join(folder, file));
}

async function removeCompressed(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(folder, file))));
}
