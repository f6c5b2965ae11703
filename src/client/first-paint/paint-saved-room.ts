/**
 * Puts the title of a saved room into the first paint, before any of the app's code has run: offline on a slow phone,
 * that is a second earlier. Runs inside index.html and has no imports, like before-first-paint.ts; React replaces it
 * with the whole screen. If anything is missing, it shows nothing, and it never writes to the store.
 * @param database Name of the documents' database.
 * @param pattern Source of a pattern for a saved room's path; its first group is the room's id.
 */
export function paintSavedRoom(database: string, pattern: string): void {
  interface Row {
    removed: object | null;
    ended: object | null;
    beside: { listing: { title: string } | null };
  }
  const id = new RegExp(pattern).exec(location.pathname)?.[1];
  const owner = signedInUser();
  if (id === undefined || owner === null) return;
  const opening = openingOf(database);
  // The database did not exist: creating it is up to the app.
  opening?.addEventListener("upgradeneeded", () => opening.transaction?.abort());
  opening?.addEventListener("success", () => {
    const opened = opening.result;
    // Close at once, so that an upgrade or deletion is not blocked.
    opened.addEventListener("versionchange", () => opened.close());
    try {
      const reading = opened.transaction("documents").objectStore("documents").get([owner, "viewing", id]);
      reading.addEventListener("success", () => showWhenThere(reading.result as Row | undefined));
    } catch {
      // From an older or a newer build: left to the app.
    }
    opened.close();
  });

  function openingOf(name: string): IDBOpenDBRequest | null {
    try {
      return indexedDB.open(name);
    } catch {
      // Storage is blocked in this window.
      return null;
    }
  }

  /** The owner whose rows may be shown: the user of the stored access token. */
  function signedInUser(): string | null {
    try {
      const payload = localStorage.getItem("access_token")?.split(".")[1] ?? "";
      const { sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: unknown };
      return typeof sub === "string" ? sub : null;
    } catch {
      // No user is signed in, or storage is blocked in this window.
      return null;
    }
  }

  // The store may answer before the document is parsed.
  function showWhenThere(row: Row | undefined): void {
    if (document.readyState !== "loading") show(row);
    else document.addEventListener("DOMContentLoaded", () => show(row), { once: true });
  }

  function show(row: Row | undefined): void {
    const language = document.documentElement.lang === "en" ? "en" : "zh";
    const template = document.querySelector<HTMLTemplateElement>(`[data-first-paint="${language}"] template`);
    // The room is not saved, or the app has rendered first.
    const listing = row === undefined || (row.removed ?? row.ended) !== null ? null : row.beside.listing;
    if (template === null || listing === null) return;
    const room = document.importNode(template.content, true);
    // Signs of covered contacts: the template has the word for them in its language.
    const title = listing.title.replace(/▮+/g, () => template.dataset["covered"] ?? "");
    room.querySelector("bdi")!.textContent = title;
    template.replaceWith(room);
  }
}
