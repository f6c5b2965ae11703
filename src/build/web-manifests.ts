import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Plugin } from "vite";
import { SHARE_FIELDS, SHARE_TARGET_PATH } from "../contract/share-target.ts";
import { LANGUAGES, type Language } from "../domain/language.ts";
import { readCatalogue } from "./read-catalogue.ts";

const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));
const PAPER = "#FAF7F2";
const LOCALES: Record<Language, string> = { zh: "zh-CN", en: "en-GB" };
const PATH = /^\/manifest\.(?<language>zh|en)\.webmanifest$/;

/** The texts; the marks let the catalogue's extraction find them. */
const NAME = /*i18n*/ "manifest.name";
const SHORT_NAME = /*i18n*/ "manifest.short-name";
const DESCRIPTION = /*i18n*/ "manifest.description";

/** What a long press on the icon offers (A29). */
const SHORTCUTS = [
  { name: /*i18n*/ "manifest.shortcut.new", url: "/items?form=new", icon: "new" },
  { name: /*i18n*/ "manifest.shortcut.rooms", url: "/items", icon: "rooms" },
  { name: /*i18n*/ "manifest.shortcut.viewings", url: "/viewings", icon: "viewings" },
  { name: /*i18n*/ "manifest.shortcut.outbox", url: "/outbox", icon: "outbox" },
] as const;

/** The app among those that a gallery shares photos to (A27); words and links come along. */
const SHARE_TARGET = {
  action: SHARE_TARGET_PATH,
  method: "POST",
  enctype: "multipart/form-data",
  params: {
    title: SHARE_FIELDS.title,
    text: SHARE_FIELDS.text,
    url: SHARE_FIELDS.url,
    files: [{ name: SHARE_FIELDS.photos, accept: ["image/*"] }],
  },
};

/**
 * Writes `/manifest.zh.webmanifest` and `/manifest.en.webmanifest`, and serves them in development. They describe
 * one app: the same id, so that a change of language never makes a second one of it.
 */
export function webManifests(): Plugin {
  return {
    name: "web-manifests",
    async generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(await webManifest(language));
        this.emitFile({ type: "asset", fileName: `manifest.${language}.webmanifest`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = PATH.exec(request.url ?? "")?.groups?.["language"] as Language | undefined;
        if (language === undefined) return next();
        response.setHeader("content-type", "application/manifest+json");
        webManifest(language).then((manifest) => response.end(JSON.stringify(manifest)), next);
      });
    },
  };
}

/** The manifest in a language, as the W3C's Web Application Manifest has it. */
export async function webManifest(language: Language): Promise<object> {
  const texts = await readCatalogue(language);
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    name: texts[NAME],
    short_name: texts[SHORT_NAME],
    description: texts[DESCRIPTION],
    lang: LOCALES[language],
    dir: "ltr",
    display: "standalone",
    theme_color: PAPER,
    background_color: PAPER,
    categories: ["lifestyle", "utilities"],
    icons: [
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      ...maskableIcons(),
      icon("monochrome", 512, "monochrome"),
    ],
    shortcuts: SHORTCUTS.map((shortcut) => ({
      name: texts[shortcut.name],
      url: shortcut.url,
      icons: [icon(`shortcut-${shortcut.icon}`, 96), icon(`shortcut-${shortcut.icon}`, 192)],
    })),
    share_target: SHARE_TARGET,
    screenshots: await screenshots(language),
  };
}

function maskableIcons(): object[] {
  return [icon("maskable", 192, "maskable"), icon("maskable", 512, "maskable")];
}

function icon(name: string, size: number, purpose?: string): object {
  const image = { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: "image/png" };
  return purpose === undefined ? image : { ...image, purpose };
}

/** The pictures in public/screenshots named `zh-narrow-1.webp` and so on, with the sizes that they have. */
async function screenshots(language: Language): Promise<object[]> {
  const files: string[] = [];
  for await (const file of glob(`screenshots/${language}-{narrow,wide}-*.{webp,png}`, { cwd: PUBLIC }))
    files.push(file);
  return Promise.all(files.toSorted().map(screenshot));
}

async function screenshot(file: string): Promise<object> {
  const { width, height, format } = await sharp(`${PUBLIC}/${file}`).metadata();
  const form_factor = file.includes("-narrow-") ? "narrow" : "wide";
  return { src: `/${file}`, sizes: `${width}x${height}`, type: `image/${format}`, form_factor };
}
