/** What is Chinese in English texts too: the product's name, and a sentence that is the same in both. */
const SAME_IN_BOTH = /栖英|Email 格式错误/g;

type Catalogue = Record<string, string>;

/** What is wrong between the two catalogues, a sentence each; empty when nothing is. */
export function compareCatalogues(zh: Catalogue, en: Catalogue): string[] {
  const ids = [...new Set([...Object.keys(zh), ...Object.keys(en)])];
  return ids.flatMap((id) => checkSentence(id, zh[id] ?? "", en[id] ?? ""));
}

function checkSentence(id: string, zh: string, en: string): string[] {
  const problems: string[] = [];
  if (zh.trim() === "") problems.push(`${id}: no Chinese text`);
  if (en.trim() === "") problems.push(`${id}: no English text`);
  // The extraction fills in the id of a new sentence where a text is to stand.
  for (const [language, text] of [
    ["Chinese", zh],
    ["English", en],
  ]) {
    if (text === id) problems.push(`${id}: its id in place of a text in ${language}`);
  }
  if (placeholders(zh) !== placeholders(en)) {
    problems.push(`${id}: Chinese fills in (${placeholders(zh)}), English (${placeholders(en)})`);
  }
  if (/\p{Script=Han}/u.test(en.replaceAll(SAME_IN_BOTH, "")))
    problems.push(`${id}: Chinese characters in the English text`);
  return problems;
}

/** The names that a message fills in, each once: `{count, plural, …}` and `{count}` are both 'count'. */
function placeholders(message: string): string {
  const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? "");
  return [...new Set(names)].toSorted().join(", ");
}
