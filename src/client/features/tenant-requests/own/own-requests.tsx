import { useLingui } from "@lingui/react";
import { Plus } from "lucide";
import { useState } from "react";
import { useLocation } from "wouter";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { NEW_DRAFT } from "../../../drafts/find-draft.ts";
import { useWide } from "../../../ui/use-wide.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ownUrl } from "./own-address.ts";
import { OpenRequest } from "../detail/open-request.tsx";
import { OwnRequestCards } from "./own-request-cards.tsx";
import { OwnRequestTable } from "./own-request-table.tsx";
import { PostedNote } from "./posted-note.tsx";
import type { Removal } from "./removal.ts";
import { RemoveSheet } from "./remove-sheet.tsx";
import { useOwnRequests } from "./use-own-requests.ts";
import { WaitingRequests } from "./waiting-requests.tsx";

interface Props {
  owner: string;
  /** The request whose details are open over the list. */
  openId: string | null;
}

/** The list: what is not sent yet on top, then what the server has. */
export function OwnRequests({ owner, openId }: Props) {
  const { i18n } = useLingui();
  const requests = useOwnRequests(owner);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [, navigate] = useLocation();
  const { waiting = [], settled = [] } = requests.rows ?? {};
  const List = useWide() ? OwnRequestTable : OwnRequestCards;
  const opened = settled.find(({ id }) => id === openId);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{i18n._("own-requests.title")}</h1>
        <ButtonLink look="primary" href={ownUrl({ open: "form", id: NEW_DRAFT })}>
          <Icon of={Plus} />
          {i18n._("own-requests.add")}
        </ButtonLink>
      </div>
      <WaitingRequests owner={owner} waiting={waiting} onRemove={setRemoval} />
      {settled.length > 0 && <List requests={settled} />}
      <PostedNote requests={requests} isEmpty={waiting.length + settled.length === 0} />
      {opened !== undefined && removal === null && (
        <OpenRequest
          request={opened}
          onRemove={() =>
            setRemoval({ what: "request", id: opened.id, title: cityLabel(opened.city, currentLanguage()) })
          }
        />
      )}
      {removal !== null && (
        <RemoveSheet
          owner={owner}
          removal={removal}
          onClose={() => setRemoval(null)}
          onRemoved={() => {
            setRemoval(null);
            if (openId !== null) navigate(ownUrl({ open: "list" }), { replace: true });
          }}
        />
      )}
    </div>
  );
}
