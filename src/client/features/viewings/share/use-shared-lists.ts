import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import type { SharedList } from "#domain/shared-lists/shared-list.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { ask } from "../../../api/transport.ts";
import { toast } from "../../../ui/toasts/toasts.ts";

/** One's own links, as the server has them: never from the phone, so that none is shown that was ended elsewhere. */
export function useSharedLists() {
  const { i18n } = useLingui();
  const [lists, setLists] = useState<readonly SharedList[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isGone = false;
    ask("listSharedLists").then(
      ({ data }) => isGone || setLists(data.data),
      (failure: Error) => isGone || setError(failure),
    );
    return () => {
      isGone = true;
    };
    // Each round asks once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [round]);
  return {
    /** Null until they are there. */
    lists,
    error,
    again: () => {
      setError(null);
      setRound(round + 1);
    },
    /** @returns Whether there is a link now. */
    add: async (name: string): Promise<boolean> => {
      try {
        const { data } = await ask("createSharedList", { body: { id: newUuid(), name } });
        setLists((known) => [data, ...(known ?? [])]);
        return true;
      } catch (failure) {
        toast("error", failureText(failure));
        return false;
      }
    },
    end: async (id: string): Promise<void> => {
      try {
        await ask("deleteSharedList", { params: { id } });
        setLists((known) => known?.filter((list) => list.id !== id) ?? null);
      } catch (failure) {
        toast("error", failureText(failure));
      }
    },
  };

  function failureText(failure: unknown): string {
    if (failure instanceof ApiError && failure.status === 422) return i18n._("shared-list.too-many");
    return i18n._("shared-list.needs-network");
  }
}
