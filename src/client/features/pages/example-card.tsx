import { useLingui } from "@lingui/react";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { PriceTag } from "../room/price-tag.tsx";
import { roomCode } from "../share-card/picture/room-code.ts";
import { stayLengthText, stayText } from "../../platform/text/stay-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Mark } from "../../ui/brand/mark.tsx";
import { DrawnRoom } from "./drawn-room.tsx";

const EXAMPLE = { city: "Leeds", district: "LS2", price: 168, begin_date: "2026-09-01", end_date: "2027-06-30" };

/** An example of a share card, with a fictitious room: what a room's own is drawn like (share-card/picture). */
export function ExampleCard() {
  const { i18n } = useLingui();
  const facts = ["ensuite", i18n._("wish.bills-included")];
  return (
    <figure className="grid w-full max-w-72 gap-2">
      <div className="overflow-hidden rounded-card border border-line bg-paper">
        <div className="relative">
          <DrawnRoom className="block aspect-4/3 w-full" />
          <p className="absolute top-2 left-2 flex">
            <Badge>
              {cityLabel(EXAMPLE.city, currentLanguage())} {EXAMPLE.district}
            </Badge>
          </p>
        </div>
        <div className="grid gap-1 p-4">
          <PriceTag price={EXAMPLE.price} perMonth={null} />
          <ExampleStay />
          <p>{i18n._("about.example.title")}</p>
          <div className="flex items-end justify-between gap-3 pt-1">
            <div className="grid content-between gap-3 self-stretch">
              <p className="flex flex-wrap gap-1">
                {facts.map((fact) => (
                  <span key={fact} className="rounded-full bg-brick-tint px-2 py-0.5 text-sm text-brick-deep">
                    {fact}
                  </span>
                ))}
              </p>
              <p className="flex items-center gap-2 font-semibold">
                <Mark size={24} />
                <span lang="zh-CN">栖英</span>
                <span className="font-normal text-ink-soft">Qiying</span>
              </p>
            </div>
            <SiteCode />
          </div>
        </div>
      </div>
      <figcaption className="text-center text-sm text-ink-soft">{i18n._("about.example.caption")}</figcaption>
    </figure>
  );
}

function ExampleStay() {
  const { i18n } = useLingui();
  return (
    <p className="figures flex flex-wrap gap-x-2 text-sm">
      {/* Dated by its own first day, so that the example never expires. */}
      <span className="font-semibold">{stayText(i18n, EXAMPLE, EXAMPLE.begin_date)}</span>
      <span className="text-ink-soft">{stayLengthText(i18n, EXAMPLE)}</span>
    </p>
  );
}

/** Modules around a code that stay white. */
const QUIET = 4;

/** A code as on a card. There is no such room, so that it leads to the site. */
function SiteCode() {
  const { size, isDark } = roomCode(location.origin);
  const rows = Array.from({ length: size }, (_, index) => index);
  const dark = rows.flatMap((y) => rows.filter((x) => isDark(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  const side = size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      aria-hidden="true"
      shapeRendering="crispEdges"
      className="size-24 shrink-0 rounded-control bg-white fill-ink"
    >
      <path d={dark.join("")} />
    </svg>
  );
}
