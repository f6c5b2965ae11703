import { useLingui } from "@lingui/react";
import { Button } from "../../../ui/button.tsx";
import type { Search } from "../url/use-search.ts";
import { closeRoom } from "./close-room.ts";

/** Over the search, whose list stays: what shows the room that was opened is not on the phone yet (S17). */
export function RoomMissing({ search }: { search: Search }) {
  const { i18n } = useLingui();
  return (
    <div className="sticky bottom-[calc(1rem+var(--edge-height))] z-10 mx-auto w-full grid max-w-lg gap-3 rounded-card bg-card p-4 shadow-float">
      <p role="status" className="text-pretty">
        {i18n._("room.missing")}
      </p>
      <Button onClick={() => closeRoom(search)}>{i18n._("dialog.close")}</Button>
    </div>
  );
}
