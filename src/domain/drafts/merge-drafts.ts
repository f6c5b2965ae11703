import { typedRent } from "../listings/price.ts";
import { MAX_PHOTOS } from "../listings/listing-rules.ts";
import { emptyDraft, type DraftDocument, type DraftDocumentPhoto } from "./draft-document.ts";

type PostedRow = NonNullable<DraftDocument["base"]>;

/** Two devices' versions of a draft, brought together. */
export interface MergedDraft {
  document: DraftDocument;
  /** Whether something of the other version is not in it: both have changed one field, to different values. */
  isTorn: boolean;
}

/**
 * Merges two versions of a draft, field by field: of what only one side has changed its value stands; where both have
 * changed a field, this side's does.
 * @param base The last version that both knew; null where they never met: what is blank counts as not written then, and of
 *   two edits what the posted row says that each began with.
 */
export function mergeDrafts(base: DraftDocument | null, mine: DraftDocument, theirs: DraftDocument): MergedDraft {
  const before = base ?? emptyDraft;
  const document: DraftDocument = { ...mine, typed: {}, suggested: {}, touched: [] };
  let isTorn = false;
  for (const field of fieldsOf(before, mine, theirs)) {
    const { from, torn } = base === null ? chosenOfStrangers(field, mine, theirs) : chosen(field, before, mine, theirs);
    isTorn ||= torn;
    if (field in from.typed) document.typed[field] = from.typed[field]!;
    if (field in from.suggested) document.suggested[field] = from.suggested[field]!;
    if (mine.touched.includes(field) || theirs.touched.includes(field)) document.touched.push(field);
  }
  const photos = mergePhotos(before.photos, mine.photos, theirs.photos);
  const isTooMany = photos.length > MAX_PHOTOS;
  return {
    document: {
      ...document,
      photos: isTooMany ? mine.photos : photos,
      base: laterBase(mine.base, theirs.base),
      other_version_of: mine.other_version_of ?? theirs.other_version_of,
    },
    isTorn: isTorn || isTooMany,
  };
}

/**
 * Whether two drafts say the same, whatever the order in which their fields are stored. Where the server has a photo is
 * no part of that: one device knows and another need not, and they would tell each other without an end.
 */
export function isSameDraft(a: DraftDocument, b: DraftDocument): boolean {
  return canonical(withPhotosByUuid(a)) === canonical(withPhotosByUuid(b));
}

/**
 * Whether a draft says nothing beyond what is known of it. Devices change drafts by themselves, too: they note what was
 * posted of them, and leave out photos that will never be sent. That is nothing that a deletion would lose.
 */
export function saysNothingNew(draft: DraftDocument, known: DraftDocument): boolean {
  const uuids = draft.photos.map(({ uuid }) => uuid);
  const left = known.photos.filter(({ uuid }) => uuids.includes(uuid));
  const said = ({ typed, suggested }: DraftDocument) => canonical({ typed, suggested });
  return said(draft) === said(known) && left.map(({ uuid }) => uuid).join() === uuids.join();
}

function withPhotosByUuid({ photos, ...draft }: DraftDocument) {
  return { ...draft, photos: photos.map(({ uuid }) => uuid) };
}

/** Whether a posted row has everything that a draft says, as far as its texts tell. */
export function isSaidBy({ typed, photos }: DraftDocument, row: Record<string, unknown>): boolean {
  const images = Array.isArray(row["images"]) ? (row["images"] as { uuid?: unknown }[]) : [];
  const shown = new Set(images.map(({ uuid }) => uuid));
  if (photos.some(({ uuid }) => !shown.has(uuid))) return false;
  return Object.entries(typed).every(([field, value]) => !(field in row) || folded(value) === saidOf(row, field));
}

function fieldsOf(...documents: DraftDocument[]): Set<string> {
  return new Set(
    documents.flatMap(({ typed, suggested, touched }) => Object.keys(typed).concat(Object.keys(suggested), touched)),
  );
}

/** Two edits of a posted row, each begun with the row as it was then: what an edit has left as it was says nothing. */
function chosenOfStrangers(field: string, mine: DraftDocument, theirs: DraftDocument) {
  const isLeft = ({ typed, base }: DraftDocument) => base !== null && folded(typed[field]) === saidOf(base, field);
  if (mine.base === null || theirs.base === null || !(field in mine.base))
    return chosen(field, emptyDraft, mine, theirs);
  if (isLeft(mine) && isLeft(theirs)) return { from: isLater(theirs.base, mine.base) ? theirs : mine, torn: false };
  if (isLeft(mine)) return { from: theirs, torn: false };
  return { from: mine, torn: !isLeft(theirs) && folded(mine.typed[field]) !== folded(theirs.typed[field]) };
}

function chosen(field: string, before: DraftDocument, mine: DraftDocument, theirs: DraftDocument) {
  const [was, here, there] = [before, mine, theirs].map(({ typed }) => typed[field] ?? "");
  const [isChangedHere, isChangedThere] = [!isSameValue(here, was), !isSameValue(there, was)];
  if (isChangedThere && !isChangedHere) return { from: theirs, torn: false };
  if (!isSameValue(here, there)) return { from: mine, torn: isChangedThere };
  // The value is the same everywhere: what was suggested for it, or decided about that, may not be. All devices have to
  // come to the same, or they would go on telling each other.
  const [old, own, other] = [before, mine, theirs].map(({ suggested }) => canonical(suggested[field] ?? null));
  const isOthers = own === other ? !(field in mine.typed) : own === old;
  return { from: isOthers ? theirs : mine, torn: false };
}

// A box that was never ticked is like one that was not touched.
function isSameValue(a: unknown, b: unknown): boolean {
  return (a === false ? "" : a) === (b === false ? "" : b);
}

function mergePhotos(
  before: readonly DraftDocumentPhoto[],
  mine: readonly DraftDocumentPhoto[],
  theirs: readonly DraftDocumentPhoto[],
): DraftDocumentPhoto[] {
  const [was, here, there] = [before, mine, theirs].map((photos) => photos.map(({ uuid }) => uuid));
  const removed = new Set(was!.filter((uuid) => !here!.includes(uuid) || !there!.includes(uuid)));
  const isMineArranged = was!.join() !== here!.join();
  const [first, second] = isMineArranged ? [mine, theirs] : [theirs, mine];
  const known = new Map<string, DraftDocumentPhoto>();
  for (const photo of [...theirs, ...mine]) known.set(photo.uuid, photo);
  // Where the server has it for the room, one side may know and the other not.
  for (const photo of theirs) if (photo.image_url !== null) known.set(photo.uuid, photo);
  const order = new Set([...first, ...second].map(({ uuid }) => uuid));
  return [...order].filter((uuid) => !removed.has(uuid)).flatMap((uuid) => known.get(uuid) ?? []);
}

function laterBase(mine: DraftDocument["base"], theirs: DraftDocument["base"]): DraftDocument["base"] {
  if (mine === null || theirs === null) return mine ?? theirs;
  return isLater(theirs, mine) ? theirs : mine;
}

function isLater(one: PostedRow, other: PostedRow): boolean {
  return String(one["updated_at"]) > String(other["updated_at"]);
}

/** A field of a posted row, as a form would hold it. */
function saidOf(row: Record<string, unknown>, field: string): string {
  const perMonth = row["price_per_month"];
  const isByMonth = (field === "price" || field === "price_upper_bound") && typeof perMonth === "number";
  return folded(isByMonth ? typedRent(null, perMonth) : row[field]);
}

function folded(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && value !== true) return "";
  const text = String(value).replace(/\s+/g, " ").trim();
  return text !== "" && Number.isFinite(Number(text)) ? String(Number(text)) : text;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (Array.isArray(inner)) return key === "touched" ? inner.toSorted((a, b) => (a < b ? -1 : 1)) : inner;
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
