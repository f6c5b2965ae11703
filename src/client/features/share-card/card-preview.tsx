import { useLingui } from "@lingui/react";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import type { CardText } from "./picture/card-text.ts";
import type { Shape } from "./picture/instructions.ts";
import type { Card } from "./use-card.ts";

const FRAMES: Record<Shape, string> = {
  upright: "aspect-3/4 h-[min(44dvh,24rem)] md:h-[min(66dvh,36rem)]",
  square: "aspect-square h-[min(36dvh,20rem)] md:h-[min(54dvh,28rem)]",
};

interface Props {
  card: Card;
  shape: Shape;
  /** The window saves nothing but what is held under a finger. */
  isHeld: boolean;
}

/** The card as it will be sent, and what has to be said about it. */
export function CardPreview({ card, shape, isHeld }: Props) {
  const { i18n } = useLingui();
  const { picture, words } = card;
  return (
    <div className="grid content-start justify-items-center gap-2 md:sticky md:top-0">
      <div className={`grid max-w-full place-items-center rounded-card bg-paper ${FRAMES[shape]}`}>
        {picture !== null && words !== null ? (
          <img
            src={picture}
            alt={i18n._("share-card.alt", { content: contentOf(words.text) })}
            className="size-full rounded-card border border-line object-contain"
          />
        ) : (
          !card.hasFailed && <Spinner />
        )}
      </div>
      <p role="status" className="max-w-prose text-center text-sm text-pretty text-ink-soft">
        {statusText()}
      </p>
      {(card.hasFailed || card.lacksPhoto || card.lacksLanguage) && (
        <Button onClick={card.again}>{i18n._("search.retry")}</Button>
      )}
    </div>
  );

  function statusText(): string {
    if (card.hasFailed) return i18n._("share-card.failed");
    if (picture === null) return i18n._("share-card.making");
    if (card.lacksLanguage) return i18n._("share-card.without-language");
    if (card.lacksPhoto) return i18n._("share-card.without-photo");
    return isHeld ? i18n._("share-card.hold") : "";
  }
}

/** All that stands on the card, for those who don't see it. */
function contentOf({ price, per, month, stay, length, place, title, facts, contact }: CardText): string {
  return [place, `${price} ${per}`, month, stay, length, title, ...facts, contact]
    .filter((part) => part !== null)
    .join(" · ");
}
