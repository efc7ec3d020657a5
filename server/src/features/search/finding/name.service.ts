/**
 * Names as people type them. First the words as they are; only when nobody found is called exactly so, names that begin
 * so or that differ by a typing mistake. Which words exist says nothing by itself: they are matched against the
 * cards of the reader's own audience only.
 */
import { sql } from 'kysely';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { given, PreparedStatement } from '../../../platform/database/prepared-statement.ts';

const WORDS = new PreparedStatement(
  sql<{ words: string[] }>`select name_words(${given('name', 'text')}) as words`,
);

const CANDIDATES = new PreparedStatement(
  sql<{ asked: string; words: string[] }>`
  select asked.word as asked, array(
    select word from card_words
      where length(asked.word) >= 3 and word ~>=~ asked.word and word ~<~ (asked.word || chr(1114111))
    union select word from card_words where remainders && word_remainders(asked.word)
  ) as words
  from unnest(${given('words', 'text[]')}) with ordinality as asked (word, place) order by place`,
  { planning: 'fresh' },
);

/** The distinct words of a name, the first few of them, without accents and capitals. */
export async function wordsOf(statements: Statements, name: string): Promise<string[]> {
  const [row] = await statements.run(WORDS, { name });
  return row?.words ?? [];
}

/** For each word, the words of shown names that begin with it or are a typing mistake away. */
export async function nearWords(statements: Statements, words: readonly string[]): Promise<string[][]> {
  const rows = await statements.run(CANDIDATES, { words });
  return rows.map((row) => row.words.filter((word) => isNear(row.asked, word)).toSorted());
}

function isNear(asked: string, word: string): boolean {
  if (asked.length >= 3 && word.startsWith(asked)) return true;
  const letters = Array.from(asked);
  return mistakesBetween(letters, Array.from(word)) <= allowedMistakes(letters);
}

/** The same lengths as in word_remainders() of the database. */
function allowedMistakes({ length }: readonly string[]): number {
  if (length < 4 || length > 24) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters left out, added, mistaken or swapped with their neighbour: the optimal string alignment distance. */
function mistakesBetween(a: readonly string[], b: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, at(beforeLast, j - 2) + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
