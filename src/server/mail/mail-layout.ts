import type { Language } from "#domain/language.ts";
import { escapeHtml } from "../escape-html.ts";
import type { MailPart, MailText } from "./messages/mail-text.ts";

interface Frame {
  language: Language;
  home: string;
  supportEmail: string | undefined;
}

const NAME: Record<Language, string> = { zh: "栖英 Qiying", en: "Qiying 栖英" };
const LANG: Record<Language, string> = { zh: "zh-CN", en: "en-GB" };

/** Who writes, below every mail. */
const WHO: Record<Language, string> = {
  zh: "栖英是给在英国的中国学生和年轻人找房、发房用的网站，免费，不以盈利为目的。",
  en: "Qiying is where Chinese students and young professionals in the UK find and post rooms. It is free and non-profit.",
};
const HELP: Record<Language, (email: string) => string> = {
  zh: (email) => `有问题请写信到 ${email}。`,
  en: (email) => `Questions? Write to ${email}.`,
};

/** Codes and links each on a line of their own, so that they can be marked and copied. */
export function mailPlainText(text: MailText, frame: Frame): string {
  const parts = text.parts.map((part) => (typeof part === "string" ? part : plainPart(part)));
  const below = [...footer(text, frame), frame.home].join("\n\n");
  // Two hyphens and a space: what follows is not the message itself.
  return [NAME[frame.language], ...parts, `-- \n${below}`].join("\n\n");
}

function plainPart(part: Exclude<MailPart, string>): string {
  if ("heading" in part) return part.heading;
  return "code" in part ? part.code : `${part.label}\n${part.url}`;
}

function footer({ why }: MailText, { language, supportEmail }: Frame): string[] {
  return [why, WHO[language], ...(supportEmail === undefined ? [] : [HELP[language](supportEmail)])];
}

const FACES = "system-ui, 'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif";
const PARAGRAPH = "margin: 0 0 16px";
const HEADING = "margin: 24px 0 4px; font-weight: 600";
const SMALL = "margin: 0 0 8px; font-size: 13px";
const CODE = "margin: 0 0 16px; font-size: 28px; font-weight: 600; letter-spacing: 4px";
const BUTTON =
  "display: inline-block; padding: 12px 20px; border-radius: 10px; background: #A63D27; color: #FFFFFF; font-weight: 600; text-decoration: none";
const QUIET_LINK = "display: inline-block; padding: 10px 0; color: inherit";

/** Text in the reader's own colours, for light and dark; only the link brings its own. */
export function mailHtml(text: MailText, frame: Frame): string {
  const { language, home } = frame;
  const small = footer(text, frame).map((line) => `<p style="${SMALL}">${escapeHtml(line)}</p>`);
  return `<!doctype html>
<html lang="${LANG[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(text.subject)}</title>
</head>
<body style="margin: 0; padding: 24px 16px; font: 16px/${language === "zh" ? 1.6 : 1.5} ${FACES}">
<div style="max-width: 560px; margin: 0 auto">
<p style="margin: 0 0 24px; font-size: 18px; font-weight: 600">${NAME[language]}</p>
${text.parts.map(htmlPart).join("\n")}
<hr style="margin: 24px 0 16px; border: 0; border-top: 1px solid #8C8577">
${small.join("\n")}
<p style="${SMALL}"><a href="${escapeHtml(home)}" style="color: inherit">${escapeHtml(home)}</a></p>
</div>
</body>
</html>
`;
}

function htmlPart(part: MailPart): string {
  if (typeof part === "string") return `<p style="${PARAGRAPH}">${escapeHtml(part)}</p>`;
  if ("heading" in part) return `<p style="${HEADING}">${escapeHtml(part.heading)}</p>`;
  if ("code" in part) return `<p style="${CODE}">${escapeHtml(part.code)}</p>`;
  const look = part.isQuiet ? QUIET_LINK : BUTTON;
  return `<p style="${PARAGRAPH}"><a href="${escapeHtml(part.url)}" style="${look}">${escapeHtml(part.label)}</a></p>`;
}
