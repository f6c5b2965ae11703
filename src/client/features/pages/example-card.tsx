import { useLingui } from "@lingui/react";
import { Link2 } from "lucide";
import { cityLabel } from "#domain/cities.ts";
import { currentLanguage } from "../../platform/language/i18n.ts";
import { paths } from "../../paths.ts";
import { PriceTag } from "../room/price-tag.tsx";
import { stayLengthText, stayText } from "../../platform/text/stay-text.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Mark } from "../../ui/brand/mark.tsx";
import { DrawnRoom } from "./drawn-room.tsx";

const EXAMPLE = { city: "Leeds", price: 168, begin_date: "2026-09-01", end_date: "2027-06-30" };

/** An example of a share card, with a fictitious room. */
export function ExampleCard() {
  const { i18n } = useLingui();
  return (
    <figure className="grid w-full max-w-72 gap-2">
      <div className="overflow-hidden rounded-card border border-line bg-card">
        <p className="flex items-center gap-2 px-3 py-2 font-semibold">
          <Mark size={24} />
          <span lang="zh-CN">栖英</span>
          <span className="font-normal text-ink-soft">Qiying</span>
        </p>
        <div className="relative">
          <DrawnRoom className="block aspect-4/3 w-full" />
          <p className="absolute top-2 left-2 flex">
            <Badge>{cityLabel(EXAMPLE.city, currentLanguage())}</Badge>
          </p>
        </div>
        <div className="grid gap-1 p-3">
          <PriceTag price={EXAMPLE.price} />
          <ExampleStay />
          <p className="font-semibold">{i18n._("about.example.title")}</p>
          <p className="text-sm text-ink-soft">{i18n._("about.example.facts")}</p>
        </div>
        <p className="flex items-center gap-2 bg-moss px-3 py-2 text-sm text-white">
          <Icon of={Link2} size={18} />
          <span className="min-w-0 truncate">{location.host + paths.room("…")}</span>
        </p>
      </div>
      <figcaption className="text-center text-sm text-ink-soft">{i18n._("about.example.caption")}</figcaption>
    </figure>
  );
}

function ExampleStay() {
  const { i18n } = useLingui();
  return (
    <p className="figures text-sm">
      {/* Dated by its own first day, so that the example never expires. */}
      {stayText(i18n, EXAMPLE, EXAMPLE.begin_date)}
      <span className="text-ink-soft"> · {stayLengthText(i18n, EXAMPLE)}</span>
    </p>
  );
}
