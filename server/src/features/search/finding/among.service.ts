/** A search among athletes who are known already: which of them it finds for this reader, and how many. */
import type { AthleteCard } from '@faircourt/contracts/search';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { wordsOf } from './name.service.ts';
import type { Search } from './search.shape.ts';
import { amongStatement, countAmongStatement } from './search.statement.ts';

interface AmongDeps {
  statements: Statements;
  searchStatements: Statements;
}

export async function findAmong(
  deps: AmongDeps,
  search: Search,
  athleteIds: readonly string[],
): Promise<Map<string, AthleteCard>> {
  const asWritten = athleteIds.length === 0 ? null : await withWords(deps, search);
  if (!asWritten) return new Map();
  const { statement, given } = amongStatement(asWritten, athleteIds);
  const [row] = await deps.searchStatements.run(statement, given);
  // Written by the statement that makes cards, and by no other.
  const cards = JSON.parse(`[${row?.cards ?? ''}]`) as AthleteCard[];
  return new Map(cards.map((card) => [card.id, card]));
}

export async function countAmong(
  deps: AmongDeps,
  search: Search,
  athleteIds: readonly string[],
): Promise<number> {
  const asWritten = athleteIds.length === 0 ? null : await withWords(deps, search);
  if (!asWritten) return 0;
  const { statement, given } = countAmongStatement(asWritten, athleteIds);
  const [row] = await deps.searchStatements.run(statement, given);
  return row?.count ?? 0;
}

/** A name is looked for as it is written: who is near it depends on everybody else. Null for one without a letter. */
async function withWords({ statements }: AmongDeps, search: Search): Promise<Search | null> {
  const { name } = search.filters;
  const words = name === undefined ? [] : await wordsOf(statements, name);
  if (name !== undefined && words.length === 0) return null;
  return { ...search, words: words.map((word) => [word]) };
}
