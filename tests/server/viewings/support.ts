import type { LightMyRequestResponse } from "fastify";
import { emptyViewing, type Viewing, type ViewingContent } from "#domain/viewings/viewing.ts";
import { newPhoto, photoForm, sendForm } from "../photos/support.ts";
import type { TestApp } from "../test-app.ts";

type User = { headers(): Record<string, string> };

export function viewingUrl(listingId: string): string {
  return `/api/v1/viewings/${listingId}`;
}

/** Notes of which only these are written. */
export function notesWith(content: Partial<ViewingContent>): ViewingContent {
  return { ...emptyViewing, ...content };
}

/** Writes notes: new ones, or over the version named. */
export function putViewing(
  server: TestApp,
  user: User,
  listingId: string,
  content: unknown,
  version?: string,
): Promise<LightMyRequestResponse> {
  const headers = { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) };
  return server.app.inject({ method: "PUT", url: viewingUrl(listingId), headers, payload: { content } });
}

/** The same for notes that must be taken. */
export async function written(
  server: TestApp,
  user: User,
  listingId: string,
  content: Partial<ViewingContent> = {},
  version?: string,
): Promise<Viewing> {
  const answer = await putViewing(server, user, listingId, notesWith(content), version);
  if (answer.statusCode !== 200) throw new Error(`The notes were refused: ${answer.body}`);
  return answer.json<Viewing>();
}

/** @param version Of the notes that are to go; whichever they have unless told. */
export function removeViewing(
  server: TestApp,
  user: User,
  listingId: string,
  version?: string,
): Promise<LightMyRequestResponse> {
  const headers = { ...user.headers(), ...(version !== undefined && { "if-match": `"${version}"` }) };
  return server.app.inject({ method: "DELETE", url: viewingUrl(listingId), headers });
}

/** All that somebody has noted, those taken away included. */
export async function viewingsOf(server: TestApp, user: User): Promise<Viewing[]> {
  return (await server.get("/api/v1/viewings", user.headers())).json<{ data: Viewing[] }>().data;
}

interface Sent {
  uuid?: string;
  bytes?: Buffer;
}

/** Sends a photo of a viewing. */
export async function sendViewingPhoto(
  server: TestApp,
  user: User | null,
  listingId: string,
  { uuid = crypto.randomUUID(), bytes }: Sent = {},
): Promise<LightMyRequestResponse> {
  const form = photoForm(bytes ?? (await newPhoto()), { uuid });
  return sendForm(server, user, form, {}, `${viewingUrl(listingId)}/photos`);
}

export function readViewingPhoto(
  server: TestApp,
  user: User | null,
  listingId: string,
  uuid: string,
): Promise<LightMyRequestResponse> {
  return server.get(`${viewingUrl(listingId)}/photos/${uuid}`, user?.headers());
}

/** A viewing of somebody; answers its room's id. */
export async function addViewingOf(server: TestApp, { id: owner_id }: { id: string }): Promise<string> {
  const listing_id = crypto.randomUUID();
  const at = server.clock.now().toISOString();
  const row = { owner_id, listing_id, content: emptyViewing, removed_at: null, created_at: at, updated_at: at };
  await server.database.kysely.insertInto("viewing").values(row).execute();
  return listing_id;
}

/** A photo of a viewing, which somebody has sent while they could. */
export async function addViewingPhotoOf(
  server: TestApp,
  user: User & { id: string },
): Promise<{ listing_id: string; uuid: string }> {
  const [listing_id, uuid] = [crypto.randomUUID(), crypto.randomUUID()];
  const isActive = (is_active: boolean) =>
    server.database.kysely.updateTable("account").set({ is_active }).where("id", "=", user.id).execute();
  const account = await server.database.kysely
    .selectFrom("account")
    .select("is_active")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  await isActive(true);
  const answer = await sendViewingPhoto(server, user, listing_id, { uuid });
  await isActive(account.is_active);
  if (answer.statusCode !== 200) throw new Error(`The photo was refused: ${answer.body}`);
  return { listing_id, uuid };
}
