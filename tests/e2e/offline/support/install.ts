import type { Page } from "@playwright/test";

/** The browser offers to install the app, as early as it can. */
export async function offerFromBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => {
        Object.assign(window, { asked: ((Reflect.get(window, "asked") as number | undefined) ?? 0) + 1 });
        return { outcome: "dismissed" };
      },
    });
    document.addEventListener("readystatechange", () => dispatchEvent(offer), { once: true });
  });
}

/** What the phone remembers of the card; with a change, as changed. Runs in the page. */
export async function memoryOf(change?: object): Promise<{ lastVisitAt?: number }> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("The store failed")));
    });
  const opening = indexedDB.open("qiying-install", 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("memory"));
  const database = await settled(opening);
  const store = database.transaction("memory", "readwrite").objectStore("memory");
  const memory = { ...((await settled(store.get("install"))) as object | undefined), ...change };
  await settled(store.put(memory, "install"));
  database.close();
  return memory;
}

/** So many visits were made on earlier days. */
export async function rememberVisits(page: Page, visits: number): Promise<void> {
  await page.goto("/empty.html");
  await page.evaluate(memoryOf, { visits });
}
