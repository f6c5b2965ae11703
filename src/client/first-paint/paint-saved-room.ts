/**
 * Puts the title of the saved room that is opened into the first paint, before any of the app's code has run: in a
 * cellar, on a slow phone, that is a second earlier. Runs inside index.html and stands alone, like
 * before-first-paint.ts; React puts the whole screen in its place. Whatever is missing, nothing is shown, and nothing
 * comes to be in the store.
 * @param database Name of the viewings' database.
 * @param pattern Of the address of a saved room, as the source of a pattern; its first group is the room's id.
 */
export function paintSavedRoom(database: string, pattern: string): void {
  interface Row {
    isRemoved: boolean;
    listing: { title: string } | null;
  }
  const id = new RegExp(pattern).exec(location.pathname)?.[1];
  const owner = reader();
  if (id === undefined || owner === null) return;
  const opening = openingOf(database);
  // There was none: it is the app that makes it.
  opening?.addEventListener("upgradeneeded", () => opening.transaction?.abort());
  opening?.addEventListener("success", () => {
    const opened = opening.result;
    // Whoever wants to change or delete it meanwhile is not kept waiting.
    opened.addEventListener("versionchange", () => opened.close());
    try {
      const reading = opened.transaction("viewings").objectStore("viewings").get([owner, id]);
      reading.addEventListener("success", () => showWhenThere(reading.result as Row | undefined));
    } catch {
      // Of an older or a newer build: the app knows what to do with it.
    }
    opened.close();
  });

  function openingOf(name: string): IDBOpenDBRequest | null {
    try {
      return indexedDB.open(name);
    } catch {
      // A window that lets nothing be stored.
      return null;
    }
  }

  /** Whose rows may be shown: of whom the stored access token speaks. */
  function reader(): string | null {
    try {
      const payload = localStorage.getItem("access_token")?.split(".")[1] ?? "";
      const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown };
      return typeof sub === "string" ? sub : null;
    } catch {
      // Nobody is signed in, or storage is blocked in this window.
      return null;
    }
  }

  // The store may answer before the page has been read to its end.
  function showWhenThere(row: Row | undefined): void {
    if (document.readyState !== "loading") show(row);
    else document.addEventListener("DOMContentLoaded", () => show(row), { once: true });
  }

  function show(row: Row | undefined): void {
    const language = document.documentElement.lang === "en" ? "en" : "zh";
    const template = document.querySelector<HTMLTemplateElement>(`[data-first-paint="${language}"] template`);
    // Not kept, or the app was faster.
    if (template === null || row === undefined || row.isRemoved || row.listing === null) return;
    const room = document.importNode(template.content, true);
    room.querySelector("bdi")!.textContent = row.listing.title;
    template.replaceWith(room);
  }
}
