import { useLingui } from "@lingui/react";
import { Copy, Trash2 } from "lucide";
import { useState, type FormEvent } from "react";
import { SHARED_LIST_IDLE_DAYS, SHARED_LIST_LENGTHS, type SharedList } from "#domain/shared-lists/shared-list.ts";
import { NotLoaded } from "../../../api/not-loaded.tsx";
import { paths } from "../../../paths.ts";
import { copyText } from "../../../platform/copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading } from "../../../ui/states/loading.tsx";
import { useSharedLists } from "./use-shared-lists.ts";

/** The links to one's saved rooms: a new one, those that there are, and ending them. Needs the network. */
export function ShareListSheet({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const { lists, error, again, add, end } = useSharedLists();
  return (
    <Sheet title={i18n._("shared-list.share")} closeLabel={i18n._("dialog.close")} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-pretty text-ink-soft">{i18n._("shared-list.share.text")}</p>
        <NewLink onAdd={add} />
        {lists === null && error === null && <Loading />}
        {lists === null && error !== null && (
          <NotLoaded title={i18n._("failure.title")} error={error} onRetry={again} />
        )}
        {lists !== null && lists.length > 0 && (
          <section className="grid gap-2" aria-labelledby="links-heading">
            <h2 id="links-heading" className="font-semibold">
              {i18n._("shared-list.links")}
            </h2>
            <ul className="grid gap-2">
              {lists.map((list) => (
                <LinkRow key={list.id} list={list} onEnd={() => end(list.id)} />
              ))}
            </ul>
            <p className="text-sm text-pretty text-ink-soft">
              {i18n._("shared-list.idle", { days: SHARED_LIST_IDLE_DAYS })}
            </p>
          </section>
        )}
      </div>
    </Sheet>
  );
}

function NewLink({ onAdd }: { onAdd: (name: string) => Promise<boolean> }) {
  const { i18n } = useLingui();
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    setBusy(true);
    if (await onAdd(name.trim())) setName("");
    setBusy(false);
  };
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <TextField
        label={i18n._("shared-list.name")}
        help={i18n._("shared-list.name.help")}
        value={name}
        onChange={setName}
        maxLength={SHARED_LIST_LENGTHS.name}
        autoComplete="off"
      />
      <Button look="primary" type="submit" disabled={isBusy || name.trim() === ""}>
        {i18n._("shared-list.create")}
      </Button>
    </form>
  );
}

function LinkRow({ list, onEnd }: { list: SharedList; onEnd: () => Promise<void> }) {
  const { i18n } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const url = new URL(paths.sharedList(list.token), location.origin).href;
  return (
    <li className="grid gap-2 rounded-card border border-line p-3">
      <div className="grid gap-0.5">
        <bdi className="font-semibold">{list.name}</bdi>
        <a href={url} className="truncate text-sm text-sky underline">
          {url}
        </a>
        <span className="text-sm text-ink-soft">{i18n._("shared-list.opinions", { count: list.opinions })}</span>
      </div>
      {isAsked ? (
        <div className="grid gap-2">
          <p className="text-pretty">{i18n._("shared-list.end.text")}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsked(false)}>{i18n._("form.cancel")}</Button>
            <Button look="danger" onClick={() => void onEnd()}>
              {i18n._("shared-list.end")}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void share(url)}>
            <Icon of={Copy} size={18} />
            {i18n._("shared-list.send")}
          </Button>
          <Button look="plain" onClick={() => setAsked(true)}>
            <Icon of={Trash2} size={18} />
            {i18n._("shared-list.end")}
          </Button>
        </div>
      )}
    </li>
  );

  async function share(link: string): Promise<void> {
    if (!("share" in navigator)) return copyText(i18n, link);
    try {
      await navigator.share({ title: list.name, url: link });
    } catch (error) {
      // The user closed the share sheet: not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(i18n, link);
    }
  }
}
