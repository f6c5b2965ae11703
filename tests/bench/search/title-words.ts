import { hanPairs, runsOf } from "#domain/search/keyword.ts";
import type { SeededRandom } from "../../support/seeded-random.ts";

/** What people may look for in these titles, drawn at random: frequent things come often, as they do in life. */
export interface TitleWords {
  character: () => string;
  pair: () => string;
  /** A pair that hardly any title has. */
  rarePair: () => string;
  /** Three or four characters that stand together in some title. */
  phrase: () => string;
  /** An English word that many titles have. */
  commonWord: () => string;
  word: () => string;
  /** Two English words of one title. */
  twoWords: () => string;
  /** A Chinese pair and an English word of one title. */
  mixed: () => string;
}

export function titleWords(titles: readonly string[], chance: SeededRandom): TitleWords {
  const runs = titles.map((title) => {
    const all = runsOf(title);
    return {
      han: all.filter(({ kind }) => kind === "han"),
      words: all.filter(({ kind, text }) => kind === "word" && /^[a-z]{3,}$/.test(text)),
    };
  });
  const stretches = runs.flatMap(({ han }) => han.map(({ text }) => text));
  const long = stretches.filter((text) => [...text].length >= 4);
  const words = runs.flatMap((title) => title.words.map(({ text }) => text));
  const pairs = stretches.flatMap((text) => ([...text].length < 2 ? [] : hanPairs(text)));
  const rarePairs = [...counted(pairs)].filter(([, count]) => count <= 2).map(([pair]) => pair);
  const commonWords = [...counted(words)]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 25)
    .map(([word]) => word);
  const english = runs.filter((title) => new Set(title.words.map(({ text }) => text)).size >= 2);
  const bilingual = runs.filter((title) => title.words.length > 0 && title.han.some(({ text }) => text.length >= 2));
  return {
    character: () => chance.pick([...chance.pick(stretches)]),
    pair: () => chance.pick(pairs),
    rarePair: () => chance.pick(rarePairs),
    phrase: () => slice([...chance.pick(long)], chance.int(3, 4), chance),
    commonWord: () => chance.pick(commonWords),
    word: () => chance.pick(words),
    twoWords() {
      const of = [...new Set(chance.pick(english).words.map(({ text }) => text))];
      const first = chance.int(0, of.length - 2);
      return `${of[first]} ${of[first + 1]}`;
    },
    mixed() {
      const title = chance.pick(bilingual);
      const stretch = title.han.find(({ text }) => text.length >= 2)?.text ?? "";
      return `${slice([...stretch], 2, chance)} ${chance.pick(title.words).text}`;
    },
  };
}

function slice(characters: readonly string[], length: number, chance: SeededRandom): string {
  const start = chance.int(0, characters.length - length);
  return characters.slice(start, start + length).join("");
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
