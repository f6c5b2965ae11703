import type { Plugin } from "vite";

const WORDS = /[\\/]query-parser[\\/]lexicon[\\/]tables[\\/]/;
const WEIGHTS = /[\\/]query-parser[\\/].*-weights\.ts$/;

/** Writes the parser's tables of words and of weights in fewer bytes, for the phones that load them. */
export function compactTables(): Plugin {
  return {
    name: "compact-tables",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: [WORDS, WEIGHTS] },
      handler: (code, id) => ({ code: WORDS.test(id) ? withCompactWords(code) : withCompactWeights(code), map: null }),
    },
  };
}

/** @param code Of a module whose tables of words are raw templates. */
export function withCompactWords(code: string): string {
  return code.replaceAll(/(?<=String\.raw`)[^`]*/g, compactTable);
}

/** The rows of a table (`parseTable`) without languages, and with the sense at the first of several forms alone. */
function compactTable(table: string): string {
  const rows = table.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.split("\t")]));
  const lines = rows.map(([sense, _language, form, ...note], at) => {
    const isContinued = note.length === 0 && rows[at - 1]?.[0] === sense;
    return isContinued ? form : [sense, "", form, ...note].join("\t");
  });
  return `\n${lines.join("\n")}\n`;
}

/** Apart from each other, names and numbers are compressed better. @param code Of a module of weights as they are learnt. */
export function withCompactWeights(code: string): string {
  return code.replace(/(?<=: Weights = )\{[^}]*\}/, (written) => {
    const weights = Array.from(written.matchAll(/^ *(?:"(.+)"|(\w+)): (-?\d+),$/gm));
    const names = weights.map(([, quoted, bare]) => quoted ?? bare).join("|");
    const numbers = weights.map(([, , , weight]) => weight).join();
    return `(() => {
      const numbers = [${numbers}];
      return Object.fromEntries("${names}".split("|").map((name, at) => [name, numbers[at]]));
    })()`;
  });
}
