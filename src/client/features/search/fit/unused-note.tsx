import { useLingui } from "@lingui/react";
import { CITY_NAMES, foldCity } from "#domain/cities.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { wishText } from "../../room/fit/wish-text.ts";
import { useCriteria } from "../url/use-criteria.ts";
import type { Search } from "../url/use-search.ts";
import type { RankedResults } from "./ranked-results.ts";

interface Props {
  search: Search;
  results: Pick<RankedResults, "rooms" | "unused" | "unmetWishes">;
}

/**
 * Says which parts of the text nothing was found by, and which wishes no room has. A part that names a city becomes the city of the
 * search with a tap.
 */
export function UnusedNote({ search, results: { rooms, unused, unmetWishes } }: Props) {
  const { i18n } = useLingui();
  const { asked, apply } = useCriteria(search);
  if (rooms === null || rooms.length === 0) return null;
  const between = currentLanguage() === "zh" ? "、" : ", ";
  return (
    <>
      {unused.length > 0 && (
        <p className="text-sm text-pretty text-ink-soft">
          {i18n._("search.unused")}
          {currentLanguage() !== "zh" && " "}
          {unused.map((part, index) => (
            <span key={part}>
              {index > 0 && between}
              <Part text={part} onCity={(city) => apply({ ...asked, values: { ...asked.values, city } })} />
            </span>
          ))}
        </p>
      )}
      {unmetWishes.length > 0 && (
        <p className="text-sm text-pretty text-ink-soft">
          {i18n._("search.unmet-wishes", { wishes: unmetWishes.map((wish) => wishText(i18n, wish)).join(between) })}
        </p>
      )}
    </>
  );
}

/** A part of the text; a button where it names a city. */
function Part({ text, onCity }: { text: string; onCity: (city: string) => void }) {
  const city = foldCity(text);
  if (!CITY_NAMES.some((name) => name === city)) return text;
  return (
    <button type="button" className="font-semibold text-sky hover:underline" onClick={() => onCity(city)}>
      {text}
    </button>
  );
}
