/** What leaves the platform in the hands of a coach, as entries of the log on that coach: ids and counts, no name. */
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { AthleteCard } from '@faircourt/contracts/search';

export interface ExportedPart {
  exportId: string;
  listId: string | null;
  columns: readonly string[];
  cards: readonly AthleteCard[];
}

export function athletesExported(part: ExportedPart, userId: string): FaircourtEvent {
  const idsOf = (isNamed: boolean) =>
    part.cards.filter((card) => card.is_identity_released === isNamed).map(({ id }) => id);
  return {
    chain: userId,
    type: 'athletes.exported',
    actor: { userId, role: 'coach' },
    data: {
      export_id: part.exportId,
      list_id: part.listId,
      rows: part.cards.length,
      columns: [...part.columns],
      named_ids: idsOf(true),
      unnamed_ids: idsOf(false),
    },
  };
}
