import { setupI18n } from "@lingui/core";
import { beforeEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { exportOutbox } from "#offline/export/export-outbox.ts";
import { importFile } from "../../../../src/client/features/outbox-page/import-outbox-file.ts";
import { packExport } from "../../../../src/client/outbox/export/export-archive.ts";
import { ownHold } from "../../../../src/client/platform/updates/update-holds.ts";
import { emptyDrafts, OWNER, writtenDraft } from "../../../offline/outbox/support.ts";

const i18n = setupI18n({ locale: "en", messages: { en } });

beforeEach(emptyDrafts);

test("no update reloads the page while a file is imported, and one may when its outcome is known", async () => {
  await writtenDraft({ photos: 1 });
  const file = await packExport(() => exportOutbox(OWNER));
  await emptyDrafts();
  const importing = importFile(i18n, OWNER, file);
  expect(ownHold.value).toBe("input");
  expect(await importing).toEqual({ isTaken: true, text: "1 item imported." });
  expect(ownHold.value).toBeNull();
});

test("a file that is refused lets updates go on", async () => {
  expect(await importFile(i18n, OWNER, new Blob(["not a zip"]))).toMatchObject({ isTaken: false });
  expect(ownHold.value).toBeNull();
});
