import { signal } from "@preact/signals-react";
import { useSearch as useQuery } from "wouter";
import { parsePlace, placeName } from "#domain/travel/place.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { currentLanguage } from "../../../platform/language/i18n.ts";
import { spacedName } from "../../../platform/text/spaced-name.ts";

/** Local storage key: the places that each owner has chosen, the last one first. */
const STORAGE_KEY = "near_places";
const REMEMBERED = 3;

const chosen = signal<Readonly<Record<string, readonly string[]>>>(read());

/** The places that rooms were to be near on this phone, the last one first, as text (SQ-10). */
export function rememberedPlaces(): readonly string[] {
  return chosen.value[ownerOf(accessToken.value)] ?? [];
}

/** Remembers a place as the last one. Where storage is full or blocked, as long as the page lives. */
export function rememberPlace(near: string): void {
  const owner = ownerOf(accessToken.peek());
  const others = (chosen.peek()[owner] ?? []).filter((place) => place !== near);
  chosen.value = { ...chosen.peek(), [owner]: [near, ...others].slice(0, REMEMBERED) };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen.peek()));
  } catch {
    // Full or blocked.
  }
}

/** The place that a room's page tells the way to: that of the search around it, else the last one that was chosen. */
export function useNearPlace(): string | null {
  const inAddress = new URLSearchParams(useQuery()).get("near") ?? "";
  if (parsePlace(inAddress) !== null) return inAddress;
  return rememberedPlaces()[0] ?? null;
}

/** What a place is called in the page's language; in Chinese with the spaces that Latin letters have among characters. */
export function nearPlaceName(near: string): string {
  const place = parsePlace(near);
  if (place === null) return "";
  return spacedName(placeName(place, currentLanguage()));
}

function read(): Record<string, string[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? placesIn(stored) : {};
  } catch {
    return {};
  }
}

function placesIn(stored: object): Record<string, string[]> {
  const isPlace = (place: unknown): place is string => typeof place === "string" && parsePlace(place) !== null;
  return Object.fromEntries(
    Object.entries(stored).map(([owner, places]) => [owner, Array.isArray(places) ? places.filter(isPlace) : []]),
  );
}
