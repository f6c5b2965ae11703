import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { composeMail, type Message } from "../../../src/server/mail/compose-mail.ts";
import { mailLinks } from "../../../src/server/mail/mail-links.ts";
import { PAGE_PATHS } from "../../../src/server/page/page-paths.ts";

const SITE = { url: "https://qiying.example", supportEmail: "help@qiying.example" };
const TO = "li.lei@example.org";
const SECRET = "Zm9v-secret_token";

const facts = {
  "verification-code": { code: "314159" },
  "account-exists": {},
  recovery: { token: SECRET },
  "confirm-email": { token: SECRET },
  "confirm-new-email": { token: SECRET },
  "address-taken": {},
  "password-changed": { by: "owner" },
  "email-changed": { newEmail: "new@example.org", undoToken: SECRET },
  "email-restored": { token: SECRET },
  "session-reused": {},
  "old-backup": { takenAt: "2026-11-24T03:30:00.000Z" },
  "case-opened": { because: "report", isUrgent: true },
  "second-factor": { news: { what: "recovery-code-used", left: 3 } },
  "superuser-created": { newEmail: "new@example.org" },
  moderated: {
    act: "hide",
    of: "listing",
    title: "221B",
    reason: "stolen_photos",
    words: null,
    appealToken: SECRET,
  },
  "appeal-decided": { of: "tenant_request", title: "N1", outcome: "refused", words: null },
  "confirm-report": { of: "listing", number: "R-1042", token: SECRET },
  "report-decided": { of: "listing", number: "R-1042", outcome: "hidden" },
  notified: {
    about: "saved_search",
    title: "£211",
    items: [{ title: "£211", body: "SE1", url: "/?room=01890a5d-ac96-774b-bcce-b302099a8057" }],
    more: 0,
    messageId: "01890a5d-ac96-774b-bcce-b302099a8058",
    offToken: SECRET,
  },
  test: {},
} satisfies { [Kind in Message["kind"]]: Omit<Extract<Message, { kind: Kind }>, "to" | "language" | "kind"> };

const NEWS: Record<Language, string> = { zh: "新房源：伦敦，£211/周", en: "New room in London, £211 a week" };

const kinds = Object.keys(facts) as Message["kind"][];
const every = LANGUAGES.flatMap((language) => kinds.map((kind): [Language, Message["kind"]] => [language, kind]));

function compose(
  language: Language,
  kind: Message["kind"],
  site: typeof SITE | { url: string; supportEmail: undefined } = SITE,
) {
  // What it tells comes in the reader's language.
  const told = kind === "notified" && { title: NEWS[language] };
  return composeMail({ to: TO, language, kind, ...facts[kind], ...told } as Message, site);
}

test.each(every)("in %s, '%s' says who writes, why, and what to do, in that language", (language, kind) => {
  const { subject, text, html } = compose(language, kind);
  const han = /\p{Script=Han}/u;
  for (const words of [subject, text.replaceAll("栖英", "")]) expect(han.test(words)).toBe(language === "zh");
  expect(html).toContain(`<html lang="${language === "zh" ? "zh-CN" : "en-GB"}">`);
  expect(text).toContain(language === "zh" ? "你收到这封邮件，是因为" : "You got this email because");
  expect(text).toContain(language === "zh" ? "栖英是给在英国的中国学生" : "Qiying is where Chinese students");
  for (const known of [TO, SITE.supportEmail, `${SITE.url}/`]) {
    expect(text).toContain(known);
    expect(html).toContain(known);
  }
});

test.each(every)("in %s, '%s' tells the same as text and as HTML", (language, kind) => {
  const { text, html } = compose(language, kind);
  const shown = html.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
  for (const line of text.split("\n")) if (line.trim() !== "--") expect(shown).toContain(line);
});

test.each(every)(
  "in %s, '%s' has neither images nor scripts nor styles that a dark screen would break",
  (language, kind) => {
    const { html } = compose(language, kind);
    expect(html).not.toMatch(/<(img|script|link|iframe|style|form)\b|url\(|https?:\/\/(?!qiying\.example\/)/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    // Where it sets a colour of text, it sets the ground too.
    for (const [, style = ""] of html.matchAll(/style="([^"]*)"/g)) {
      if (/(^|; )color: #/.test(style)) expect(style).toContain("background: #");
    }
  },
);

test.each(every)("SG-06: in %s, the subject of '%s' tells no secret and no address", (language, kind) => {
  const { subject } = compose(language, kind);
  expect(subject).not.toMatch(/@|\d{6}|http|secret/);
  expect(subject.length).toBeLessThanOrEqual(60);
});

test("the two languages name the same code and the same links", () => {
  const linksOf = (text: string) => text.match(/https?:\/\/\S+/g)?.filter((url) => url !== SITE.supportEmail);
  for (const kind of kinds) {
    const [zh, en] = LANGUAGES.map((language) => compose(language, kind).text);
    expect(linksOf(zh ?? ""), kind).toEqual(linksOf(en ?? ""));
    expect(/^\d{6}$/m.exec(zh ?? "")?.[0]).toBe(/^\d{6}$/m.exec(en ?? "")?.[0]);
  }
});

test("P-04: links lead to screens of the site, with the token whole", () => {
  const { home, login, recoverPassword, admin, moderation, flagged, page: _, ...withToken } = mailLinks(SITE.url);
  const hostile = 'a&b="<c>#d';
  const made = Object.values(withToken).map((link) => new URL(link(hostile)));
  for (const url of made) expect(url.searchParams.get("token")).toBe(hostile);
  for (const url of [
    ...[home, login, recoverPassword, admin, moderation, flagged].map((href) => new URL(href)),
    ...made,
  ]) {
    expect(url.origin).toBe(SITE.url);
    expect(PAGE_PATHS).toContain(url.pathname);
  }
});

test("the mail about a new password says who has set it, and what that did to the devices", () => {
  const textOf = (by: "owner" | "link" | "superuser") =>
    composeMail({ kind: "password-changed", to: TO, language: "en", by }, SITE).text;
  expect(textOf("owner")).toContain("your other devices have been logged out");
  expect(textOf("link")).toContain("set with a link that we mailed to you, and all your devices");
  expect(textOf("superuser")).toContain("An administrator of Qiying");
  expect(textOf("superuser")).not.toContain("If you set it");
});

test("a mail about several things names each, with its link, and says how many more there are", () => {
  const items = [1, 2].map((number) => ({ title: `Room ${number}`, body: `SE${number}`, url: `/?room=${number}` }));
  const { text, html, unsubscribe } = composeMail(
    { kind: "notified", to: TO, language: "en", ...facts.notified, title: "2 new rooms", items, more: 3 },
    SITE,
  );
  // A button for each thing; what ends such mails is not as loud.
  expect(html.split("background: #A63D27").length - 1).toBe(items.length);
  for (const { title, body } of items) expect(text).toContain(`${title}\n\n${body}`);
  expect(text).toContain(`https://qiying.example/?room=2&from=${facts.notified.messageId}`);
  expect(text).toContain("There are 3 more.");
  expect(unsubscribe).toBe(`https://qiying.example/notifications/off?token=${SECRET}`);
});

test("without SUPPORT_EMAIL no mail says to write to it", () => {
  const { text } = compose("en", "test", { url: SITE.url, supportEmail: undefined });
  expect(text).not.toContain("Questions?");
});

test("an address cannot bring markup into a mail", () => {
  const newEmail = "<img/src=x>&'@example.org";
  const mail = composeMail({ kind: "email-changed", to: TO, language: "en", newEmail, undoToken: SECRET }, SITE);
  expect(mail.html).toContain("&lt;img/src=x&gt;&amp;&#39;@example.org");
  expect(mail.html).not.toContain("<img");
});
