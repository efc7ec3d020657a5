/** Steps that are due and the work of colleagues, as a coach reads them on the dashboard. */
import { isQuiet } from '@faircourt/contracts/contact-window';
import type { DeskNews, DeskStep } from '@faircourt/contracts/desk';
import type { AthleteCard } from '@faircourt/contracts/search';
import type { DeskNewsRow, DueStepRow } from './desk.store.ts';
import type { QuietPeriods } from './quiet-period.service.ts';

type Carded<Row> = Omit<Row, 'athlete_id' | 'card'> & { card: AthleteCard | null };

export function presentDueStep(
  row: Carded<DueStepRow>,
  { userId, quiet }: { userId: string; quiet: QuietPeriods },
): DeskStep {
  return {
    entry_id: row.id,
    list: { id: row.list_id, name: row.list_name },
    athlete_name: row.card?.name ?? null,
    text: row.step,
    on: row.step_on,
    owner_id: row.step_owner_id,
    owner_name: row.step_owner_name,
    is_own: row.step_owner_id === userId,
    // The class of an athlete who is not shown decides nothing here: the answer would tell it.
    is_quiet: row.card !== null && isQuiet(quiet(row.card.grad_year), row.step_on),
  };
}

export function presentDeskNews(row: Carded<DeskNewsRow>): DeskNews {
  return {
    kind: row.kind,
    at: row.created_at.toISOString(),
    by_name: row.by_name,
    list: { id: row.list_id, name: row.list_name },
    entries: row.entries,
    athlete_name: row.card?.name ?? null,
  };
}
