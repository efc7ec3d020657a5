/** A search among athletes who are known already: which of them it finds for this reader, and their cards. */
import type { AthleteCard } from '@faircourt/contracts/search';
import type { Statements } from '../../../platform/database/pinned-connections.ts';
import { wordsOf } from './name.service.ts';
import type { Search } from './search.shape.ts';
import { amongStatement } from './search.statement.ts';

/** A name is looked for as it is written: who is near it depends on everybody else. */
export async function findAmong(
  deps: { statements: Statements; searchStatements: Statements },
  search: Search,
  athleteIds: readonly string[],
): Promise<Map<string, AthleteCard>> {
  if (athleteIds.length === 0) return new Map();
  const { name } = search.filters;
  const words = name === undefined ? [] : await wordsOf(deps.statements, name);
  if (name !== undefined && words.length === 0) return new Map();
  const { statement, given } = amongStatement({ ...search, words: words.map((word) => [word]) }, athleteIds);
  const [row] = await deps.searchStatements.run(statement, given);
  // Written by the statement that makes cards, and by no other.
  const cards = JSON.parse(`[${row?.cards ?? ''}]`) as AthleteCard[];
  return new Map(cards.map((card) => [card.id, card]));
}
