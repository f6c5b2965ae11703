import { useLingui } from "@lingui/react";
import { Copy } from "lucide";
import { useId } from "react";
import type { Language } from "#domain/language.ts";
import { copyText } from "../../platform/copy-text.ts";
import { HTML_LANG } from "../../platform/language/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PostPlace } from "./picture/words-to-post.ts";
import { POST_PLACES } from "./picture/words-to-post.ts";
import { Segments } from "../../ui/form/segments.tsx";

const PLACE_NAMES: Record<PostPlace, string> = {
  wechat: /*i18n*/ "device.wechat",
  xiaohongshu: /*i18n*/ "room.fact.xhs",
};

interface Props {
  /** Null until the sentences of the card's language are loaded. */
  words: string | null;
  place: PostPlace;
  language: Language;
  address: string;
  onPlace: (place: PostPlace) => void;
}

/** The text that goes with a card, as it will be copied; the room's link too, where the actions below share it instead. */
export function WordsToPost({ words, place, language, address, onPlace }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="font-semibold">
        {i18n._("share-card.words")}
      </h3>
      <Segments
        name="post-place"
        label={i18n._("share-card.words.for")}
        value={place}
        choices={POST_PLACES.map((place) => ({ value: place, text: i18n._(PLACE_NAMES[place]) }))}
        onChange={onPlace}
      />
      <p
        lang={HTML_LANG[language]}
        className="min-h-32 rounded-control bg-paper p-3 text-sm whitespace-pre-line select-text"
      >
        {words}
      </p>
      {"share" in navigator && (
        <p className="flex items-center gap-2 rounded-control border border-line pl-3">
          <span className="min-w-0 grow truncate text-sm text-ink-soft">{address}</span>
          <Button look="plain" onClick={() => void copyText(i18n, address)}>
            <Icon of={Copy} size={18} />
            {i18n._("own-listings.copy-link")}
          </Button>
        </p>
      )}
    </section>
  );
}
