import { beforeAll, expect, test } from "vitest";
import { DOCUMENT_NAMES, SUPPORT_EMAIL_SLOT, type PlainDocuments } from "#contract/plain-documents.ts";
import { LANGUAGES } from "#domain/language.ts";
import { renderDocuments } from "../../src/build/plain-documents.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";

let documents: PlainDocuments;
beforeAll(async () => {
  documents = await renderDocuments();
});

const CASES = DOCUMENT_NAMES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const));

test.each(CASES)(
  "A-66: %s is whole as HTML (%s), with its version and day, without what a page would run",
  async (name, language) => {
    const { title, lead, html } = documents[name][language];
    const texts = await readCatalogue(language);
    expect(title).toBe(texts[`document.${name}`]);
    expect(html.withoutEmail).toContain(`>${title}</h1>`);
    expect(html.withoutEmail).toContain(lead);
    const version = { zh: "版本 1.2，2026年11月27日起", en: "Version 1.2 of 27 November 2026" };
    expect(html.withoutEmail).toContain(version[language]);
    expect(html.withoutEmail).not.toMatch(/<script|<style|<svg| style=| on[a-z]+=/);
  },
);

test.each(CASES)("A-66: each link to a part of %s leads to one (%s)", (name, language) => {
  const { withEmail } = documents[name][language].html;
  const anchors = [...withEmail.matchAll(/href="#([^"]*)"/g)].map(([, anchor]) => anchor);
  expect(anchors.length).toBeGreaterThan(4);
  for (const anchor of anchors) expect(withEmail).toContain(`<h2 id="${anchor}"`);
});

test("A-66: the terms have the agreement in full", async () => {
  for (const language of LANGUAGES) {
    const texts = await readCatalogue(language);
    const { html } = documents.terms[language];
    for (const id of ["agreement.lead", "agreement.service.is", "agreement.rights.complain"])
      expect(html.withEmail, id).toContain(texts[id]);
  }
});

test.each(CASES)(
  "A-42: the support address of %s (%s) is a place to fill, or a sentence that there is none",
  (name, language) => {
    const { withEmail, withoutEmail } = documents[name][language].html;
    expect(withEmail).toContain(`href="mailto:${SUPPORT_EMAIL_SLOT}"`);
    expect(withoutEmail).not.toContain("mailto:");
  },
);
