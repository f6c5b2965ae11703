import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import type { PickedFile } from "../../outbox/support/picked-files.ts";

/** What a gallery shares into the app. */
interface Shared {
  files: readonly PickedFile[];
  text?: string;
}

/** Shares as a phone does: with a form that the browser itself posts, from wherever the page stands. */
export async function share(page: Page, shared: Shared): Promise<void> {
  const posted = page.waitForURL((url) => url.pathname !== "/share-target" && url.searchParams.size > 0);
  await page.evaluate(({ files, text }) => {
    const data = new DataTransfer();
    for (const { name, mimeType, bytes } of files) {
      const buffer = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      data.items.add(new File([buffer], name, { type: mimeType }));
    }
    const form = document.createElement("form");
    Object.assign(form, { method: "post", enctype: "multipart/form-data", action: "/share-target", hidden: true });
    const photos = Object.assign(document.createElement("input"), { type: "file", name: "photos", multiple: true });
    photos.files = data.files;
    const words = Object.assign(document.createElement("input"), { name: "text", value: text });
    form.append(photos, words);
    document.body.append(form);
    form.submit();
  }, inPage(shared));
  await posted;
}

/** Posts the same form without following where it leads. @returns Whether the worker led anywhere. */
export async function postShare(page: Page, shared: Shared): Promise<boolean> {
  return page.evaluate(async ({ files, text }) => {
    const form = new FormData();
    form.append("text", text);
    for (const { name, mimeType, bytes } of files) {
      const buffer = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      form.append("photos", new File([buffer], name, { type: mimeType }));
    }
    const { type } = await fetch("/share-target", { method: "POST", body: form, redirect: "manual" });
    return type === "opaqueredirect";
  }, inPage(shared));
}

function inPage({ files, text = "" }: Shared) {
  return { text, files: files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString("base64") })) };
}

/** Hex, as the phone computes it. */
export function sha256Of({ buffer }: PickedFile): string {
  return createHash("sha256").update(buffer).digest("hex");
}

/** Of each draft on this phone its photos in their order, as SHA-256 of the very bytes that are kept. */
export async function keptPhotos(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    const database = await answerOf(indexedDB.open("qiying-drafts"));
    try {
      const drafts = await all<{ photos: string[] }>("drafts");
      const bytes = await all<{ uuid: string; original: ArrayBuffer }>("photoBytes");
      const hashes = new Map<string, string>();
      for (const { uuid, original } of bytes) {
        const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", original));
        hashes.set(uuid, Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join(""));
      }
      return drafts.map(({ photos }) => photos.map((uuid) => hashes.get(uuid) ?? "gone"));
    } finally {
      database.close();
    }

    async function all<Row>(table: string): Promise<Row[]> {
      return (await answerOf(database.transaction(table).objectStore(table).getAll())) as Row[];
    }

    function answerOf<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    }
  });
}
