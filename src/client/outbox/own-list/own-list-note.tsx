import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import type { DraftKind } from "#offline/drafts/draft.ts";
import { NotLoaded } from "../../api/not-loaded.tsx";
import { isMemoryOnly } from "../../drafts/store/unsent.ts";
import { serverNow } from "../../platform/clock/server-clock.ts";
import { StoreLoading } from "../../platform/storage/store-loading.tsx";
import { savedText } from "../../platform/text/saved-text.ts";
import { SlowLoading } from "../../session/slow-load.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { OWN_LIST_WORDS } from "./own-list-words.ts";
import type { OwnList } from "./use-own-list.ts";

interface Props {
  kind: DraftKind;
  list: Omit<OwnList<object>, "unsent" | "choices" | "receipts">;
  /** The next step when the list is empty. */
  action?: ReactNode;
  /** Whether what was deleted can be brought back: then an empty list is not one that never had anything. */
  hasDeleted?: boolean;
}

/** The state of the posted rows: loading, cached, empty or unavailable. */
export function OwnListNote({ kind, list, action, hasDeleted = false }: Props) {
  const { i18n } = useLingui();
  const words = OWN_LIST_WORDS[kind];
  if (list.error !== null) return <OwnListNotLoaded kind={kind} error={list.error} onRetry={list.again} />;
  if (list.isStoreAwaited) return <StoreLoading />;
  if (!list.isComplete) return <SlowLoading />;
  if (list.savedAt !== null) return <p className="text-sm text-sky">{savedText(i18n, list.savedAt, serverNow())}</p>;
  if (list.waiting.length + list.posted.length > 0) return null;
  return (
    <Notice title={i18n._(hasDeleted ? words.noneLeft : words.none)} action={action}>
      {i18n._(words.noneText)}
    </Notice>
  );
}

/** The posted rows can't be loaded; drafts are not affected. */
export function OwnListNotLoaded({ kind, ...props }: { kind: DraftKind; error: Error; onRetry: () => void }) {
  const { i18n } = useLingui();
  const { notLoaded, unreachable, unreachableUnkept } = OWN_LIST_WORDS[kind];
  return (
    <NotLoaded
      title={i18n._(notLoaded)}
      unreachable={i18n._(isMemoryOnly.value ? unreachableUnkept : unreachable)}
      {...props}
    />
  );
}
