import { useLingui } from "@lingui/react";
import type { I18n } from "@lingui/core";
import { useMemo, useState } from "react";
import { cityLabel } from "#domain/cities.ts";
import type { FoundPlace } from "#domain/travel/find-places.ts";
import { parsePlace, placeName, placeText } from "#domain/travel/place.ts";
import { TRAVEL_WAYS, type TravelWay } from "#domain/travel/travel-way.ts";
import { OptionList, type Option } from "../../../ui/form/option-list.tsx";
import { OptionSearch } from "../../../ui/form/option-search.tsx";
import { useBackOnline } from "../../../platform/connection/use-back-online.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { useLoaded } from "../../../platform/use-loaded.ts";
import { nearPlaceName, rememberPlace, rememberedPlaces } from "../../room/near/near-place.ts";
import type { FilterForm } from "./use-filter-form.ts";

/** Times that people have in mind; an empty text is any. */
const MINUTES = ["", "15", "30", "45", "60"];

/** Picks a campus, station or postcode district by the beginning of any of its names, a maximum travel time and a way to go (SQ-10). */
export function NearChoice({ form }: { form: FilterForm }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const { near, within_minutes: minutes, travel_by, city } = form.values;
  const places = usePlaces(typed, city);
  const isTyped = typed.trim() !== "";
  const found = (typeof places === "string" ? [] : places).map((each) => foundOption(i18n, each));
  const choose = (place: string) => {
    form.change(place === "" ? { near: "", within_minutes: "", travel_by: "" } : { near: place });
    if (place !== "") rememberPlace(place);
    setTyped("");
  };
  return (
    <>
      <OptionSearch
        label={i18n._("search.near.find")}
        help={i18n._("search.near.help")}
        typed={typed}
        onType={setTyped}
        listLabel={i18n._("search.near.label")}
        chosen={[near]}
        onChoose={choose}
        options={isTyped ? found : withRemembered(near, found)}
      >
        {isTyped && found.length === 0 && (
          <p role="status" className="text-ink-soft">
            {nothingText(i18n, places)}
          </p>
        )}
      </OptionSearch>
      {near !== "" && (
        <>
          <p className="font-semibold">{i18n._("search.near.time", { place: nearPlaceName(near) })}</p>
          <OptionList
            label={i18n._("search.near.time", { place: nearPlaceName(near) })}
            value={minutes}
            onChoose={(within_minutes) => form.change({ within_minutes })}
            options={offeredMinutes(minutes).map((value) => minutesOption(i18n, value))}
          />
          <p className="font-semibold">{i18n._("search.near.way")}</p>
          <OptionList
            label={i18n._("search.near.way")}
            value={travel_by}
            onChoose={(way) => form.change({ travel_by: way })}
            options={[
              { value: "", text: i18n._("search.near.any-way"), aside: i18n._("search.near.any-way.which") },
              ...TRAVEL_WAYS.map((way) => ({ value: way, text: wayText(i18n, way) })),
            ]}
          />
          <p className="text-sm text-pretty text-ink-soft">{i18n._("search.near.estimate")}</p>
        </>
      )}
    </>
  );
}

// Also the time that a sentence named.
function offeredMinutes(chosen: string): string[] {
  return [...new Set([...MINUTES, chosen])].toSorted((a, b) => Number(a) - Number(b));
}

function wayText(i18n: I18n, way: TravelWay): string {
  switch (way) {
    case "foot":
      return i18n._("travel.foot");
    case "bicycle":
      return i18n._("travel.bicycle");
    case "transit":
      return i18n._("travel.transit");
  }
}

function minutesOption(i18n: I18n, minutes: string): Option {
  return minutes === ""
    ? { value: minutes, text: i18n._("search.near.any-time"), aside: i18n._("search.near.nearest-first") }
    : { value: minutes, text: i18n._("search.near.minutes", { minutes }) };
}

// What was chosen before, also where it is in no list: an address may name any point.
function withRemembered(near: string, found: readonly Option[]): Option[] {
  const known = [...(near === "" ? [] : [near]), ...rememberedPlaces()].map((value) => ({
    value,
    text: nearPlaceName(value).trim(),
    aside: otherName(value),
  }));
  return [...new Map([...known, ...found].map((option) => [option.value, option])).values()];
}

/** A Chinese reader also sees the English name, which is the one on maps. */
function otherName(near: string): string | undefined {
  const shown = nearPlaceName(near).trim();
  const place = parsePlace(near);
  if (place === null || place.name === "") return undefined;
  const name = placeName(place, "en");
  return name === shown ? undefined : name;
}

const OFFERED = 12;

/** Why there are no places: their tables are under way, or could not be fetched. */
type Places = readonly FoundPlace[] | "loading" | "missing";

/** The places that are typed, or the campuses of the city. */
function usePlaces(typed: string, city: string): Places {
  const { value: tables, hasFailed, again } = useLoaded(loadTables, "");
  useBackOnline(again);
  return useMemo(() => {
    if (tables === undefined) return hasFailed ? "missing" : "loading";
    if (typed.trim() !== "") return tables.findPlaces(typed, OFFERED);
    return tables.campusesIn(city).map((place) => ({ kind: "campus", place }));
  }, [tables, hasFailed, typed, city]);
}

function loadTables() {
  return import("../../room/near/travel/places.ts");
}

function nothingText(i18n: I18n, places: Places): string {
  switch (places) {
    case "loading":
      return i18n._("search.near.loading");
    case "missing":
      return i18n._("search.near.missing");
    default:
      return i18n._("search.near.unknown");
  }
}

function foundOption(i18n: I18n, each: FoundPlace): Option {
  const value = placeText(each.place);
  return { value, text: nearPlaceName(value).trim(), aside: otherName(value) ?? kindText(i18n, each) };
}

function kindText(i18n: I18n, { kind, town = "" }: FoundPlace): string | undefined {
  switch (kind) {
    case "area":
      return cityLabel(town, currentLanguage());
    case "district":
      return i18n._("search.near.district");
    case "station":
      return i18n._("search.near.station");
    case "campus":
      return undefined;
  }
}
