/** Entries as those at the desk see them. */
import { isQuiet } from '@faircourt/contracts/contact-window';
import type { ListEntry } from '@faircourt/contracts/lists';
import type { CardedEntry } from './entry-cards.service.ts';
import type { QuietPeriods } from './quiet-period.service.ts';

export function presentEntry(entry: CardedEntry, quiet: QuietPeriods): ListEntry {
  return {
    id: entry.id,
    stage_id: entry.stage_id,
    added_at: entry.added_at.toISOString(),
    moved_at: entry.moved_at?.toISOString() ?? null,
    tags: entry.tags,
    step: presentStep(entry, quiet),
    rating: entry.rating,
    notes: entry.notes,
    card: entry.card,
  };
}

function presentStep(entry: CardedEntry, quiet: QuietPeriods): ListEntry['step'] {
  const { step, step_on, card } = entry;
  if (step === null || step_on === null) return null;
  return {
    text: step,
    on: step_on,
    owner_id: entry.step_owner_id,
    owner_name: entry.step_owner_name,
    // The class of an athlete who is not shown decides nothing here: the answer would tell it.
    is_quiet: card !== null && isQuiet(quiet(card.grad_year), step_on),
  };
}
