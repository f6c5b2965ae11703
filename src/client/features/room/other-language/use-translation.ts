import { useLingui } from "@lingui/react";
import { useState } from "react";
import { endOnSilence } from "#contract/silence.ts";
import type { Language } from "#domain/language.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { listingTexts, unreadableTexts, type ListingTexts } from "#domain/listings/translated-fields.ts";
import { READ_SILENT_MS } from "#offline/messages/network-timeout.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { ask } from "../../../api/transport.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { shownText } from "../../../platform/text/shown-text.ts";
import { useLoaded } from "../../../platform/use-loaded.ts";
import { browserCan, translateInBrowser } from "./browser-translator.ts";

/** Who translates: the browser on this device, the server's model, or nobody. */
export type Translator = "browser" | "server" | null;

export type TranslationState =
  | { name: "none" }
  /** @param isFetching Whether the browser has to fetch its model first. */
  | { name: "translating"; isFetching: boolean }
  | { name: "failed"; error: unknown }
  | { name: "done"; texts: ListingTexts };

interface Translation {
  by: Translator;
  state: TranslationState;
  /** @returns The translated texts; null where it failed. */
  translate: () => Promise<ListingTexts | null>;
}

/** The translation of a room's words into the reader's language, made when it is asked for. @param from Their language. */
export function useTranslation(listing: Listing, from: Language): Translation {
  const { i18n } = useLingui();
  const to = i18n.locale === "en" ? "en" : "zh";
  const pair = { sourceLanguage: from, targetLanguage: to } as const;
  const { value: canBrowser = "unavailable" } = useLoaded(() => browserCan(pair), `${from} ${to}`);
  const canServer = useServerTranslates();
  const [state, setState] = useState<TranslationState>({ name: "none" });

  async function translate(): Promise<ListingTexts | null> {
    if (state.name === "done") return state.texts;
    setState({ name: "translating", isFetching: canBrowser === "downloadable" });
    try {
      const texts = await (canBrowser === "unavailable" ? byServer() : byBrowser());
      setState({ name: "done", texts });
      return texts;
    } catch (error) {
      setState({ name: "failed", error });
      return null;
    }
  }

  async function byBrowser(): Promise<ListingTexts> {
    const texts = unreadableTexts(listing, to);
    // Covered contacts become a word of the reader's language: a translator may garble the signs.
    const named = Object.entries(texts).map(([field, text]) => [field, shownText(i18n, text)]);
    try {
      return { ...listingTexts(listing), ...(await translateInBrowser(Object.fromEntries(named), pair)) };
    } catch (error) {
      if (!canServer) throw error;
      return byServer();
    }
  }

  async function byServer(): Promise<ListingTexts> {
    const signal = endOnSilence(READ_SILENT_MS);
    return (await ask("translateListing", { params: { id: listing.id }, body: { language: to }, signal })).data;
  }

  return { by: canBrowser === "unavailable" ? (canServer ? "server" : null) : "browser", state, translate };
}

/** Whether the server has a model to translate with, and this reader may ask it. */
function useServerTranslates(): boolean {
  const isSignedIn = accessToken.value !== null;
  const { data } = useApiQuery("readSite", isSignedIn ? {} : null);
  // A server of an earlier build does not say.
  return isSignedIn && data?.data.translates_listings === true;
}
