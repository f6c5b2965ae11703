import type { Run } from "./keyword.ts";
import type { KeywordQuery, Term } from "./keyword-query.ts";
import type { Vocabulary } from "./typo-correction.ts";

/**
 * A wider query for a keyword that nothing matches: longer Han runs in pairs (曼城公寓 → 曼城 and 公寓), words
 * that no title has corrected. Null when there is nothing to widen.
 */
export function relaxedQuery({ terms }: KeywordQuery, vocabulary: Vocabulary): KeywordQuery | null {
  const relaxed = terms.flatMap((term): Term[] => {
    const [run] = term;
    if (run?.kind === "han") return pairsOf(run);
    return run?.kind === "word" ? [correctionsOf(run, vocabulary)] : [term];
  });
  const changed = relaxed.length !== terms.length || relaxed.some((term, index) => term[0] !== terms[index]?.[0]);
  return changed ? { terms: relaxed } : null;
}

function pairsOf(run: Run): Term[] {
  const characters = [...run.text];
  if (characters.length < 3) return [[run]];
  const pairs = characters.flatMap((character, index) =>
    index % 2 === 0 ? [`${character}${characters[index + 1] ?? ""}`] : [],
  );
  return pairs.map((text) => [{ kind: "han", text }]);
}

function correctionsOf(run: Run, vocabulary: Vocabulary): Term {
  if (vocabulary.hasBeginning(run.text)) return [run];
  const corrections = vocabulary.corrections(run.text);
  return corrections.length === 0 ? [run] : corrections.map((text) => ({ kind: "word", text }));
}
