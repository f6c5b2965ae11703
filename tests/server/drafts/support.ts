import type { LightMyRequestResponse } from "fastify";
import { emptyDraft, type AccountDraft, type DraftDocument } from "#domain/drafts/draft-document.ts";
import { newPhoto, photoForm, sendForm } from "../photos/support.ts";
import type { TestApp } from "../test-app.ts";

type User = { headers(): Record<string, string> };

export function draftUrl(id: string): string {
  return `/api/v1/drafts/${id}`;
}

/** A draft in which only these are written. */
export function draftWith(content: Partial<DraftDocument>): DraftDocument {
  return { ...emptyDraft, ...content };
}

/** The photos of a draft, of which the server has none for the room yet. */
export function photosNamed(...uuids: string[]): Pick<DraftDocument, "photos"> {
  return { photos: uuids.map((uuid) => ({ uuid, image_url: null, placeholder_colour: null })) };
}

/** Keeps a draft of a room: a new one, or over the version named. */
export function putDraft(
  server: TestApp,
  user: User,
  id: string,
  content: unknown,
  version?: string,
): Promise<LightMyRequestResponse> {
  const headers = { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) };
  return server.app.inject({ method: "PUT", url: draftUrl(id), headers, payload: { kind: "listing", content } });
}

/** The same for a draft that must be taken. */
export async function written(
  server: TestApp,
  user: User,
  id: string,
  content: Partial<DraftDocument> = {},
  version?: string,
): Promise<AccountDraft> {
  const answer = await putDraft(server, user, id, draftWith(content), version);
  if (answer.statusCode !== 200) throw new Error(`The draft was refused: ${answer.body}`);
  return answer.json<AccountDraft>();
}

export function deleteDraft(
  server: TestApp,
  user: User,
  id: string,
  version?: string,
): Promise<LightMyRequestResponse> {
  const headers = { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) };
  return server.app.inject({ method: "DELETE", url: draftUrl(id), headers });
}

/** All drafts of somebody, traces included. */
export async function draftsOf(server: TestApp, user: User): Promise<AccountDraft[]> {
  return (await server.get("/api/v1/drafts", user.headers())).json<{ data: AccountDraft[] }>().data;
}

/** Sends a photo of a draft. */
export async function sendDraftPhoto(
  server: TestApp,
  user: User | null,
  id: string,
  { uuid = crypto.randomUUID(), bytes }: { uuid?: string; bytes?: Buffer } = {},
): Promise<LightMyRequestResponse> {
  const form = photoForm(bytes ?? (await newPhoto()), { uuid });
  return sendForm(server, user, form, {}, `${draftUrl(id)}/photos`);
}

export function readDraftPhoto(
  server: TestApp,
  user: User | null,
  id: string,
  uuid: string,
): Promise<LightMyRequestResponse> {
  return server.get(`${draftUrl(id)}/photos/${uuid}`, user?.headers());
}

/** A draft of somebody; answers its id. */
export async function addDraftOf(server: TestApp, { id: owner_id }: { id: string }): Promise<string> {
  const id = crypto.randomUUID();
  const at = server.clock.now().toISOString();
  const times = { removed_at: null, is_posted: false, created_at: at, updated_at: at };
  const deletes_at = new Date(server.clock.now().getTime() + 1000).toISOString();
  const row = { owner_id, id, kind: "listing", content: emptyDraft, deletes_at, ...times } as const;
  await server.database.kysely.insertInto("draft").values(row).execute();
  return id;
}

/** A photo of a draft, which somebody has sent while they could. */
export async function addDraftPhotoOf(
  server: TestApp,
  user: User & { id: string },
): Promise<{ id: string; uuid: string }> {
  const [id, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  const accounts = server.database.kysely;
  const { is_active } = await accounts
    .selectFrom("account")
    .select("is_active")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  const setActive = (active: boolean) =>
    accounts.updateTable("account").set({ is_active: active }).where("id", "=", user.id).execute();
  await setActive(true);
  const answer = await sendDraftPhoto(server, user, id, { uuid });
  await setActive(is_active);
  if (answer.statusCode !== 200) throw new Error(`The photo was refused: ${answer.body}`);
  return { id, uuid };
}
