import { SpanKind } from "@opentelemetry/api";
import { inSpan } from "../../spans.ts";
import type { PhotoStorage } from "./photo-storage.ts";

/** A storage whose work has spans: what is done and where, not with which photo. Of a read, until its bytes begin to come. */
export function tracedStorage(storage: PhotoStorage, place: "disk" | "s3"): PhotoStorage {
  const facts = { kind: SpanKind.CLIENT, attributes: { "qiying.store": place } };
  return {
    write: (...file) => inSpan("store write", facts, () => storage.write(...file)),
    read: (...file) => inSpan("store read", facts, () => storage.read(...file)),
    remove: (fileId) => inSpan("store remove", facts, () => storage.remove(fileId)),
    removeUnfinished: (before) => storage.removeUnfinished(before),
  };
}
