import type { FamilyAthlete, LogEntry } from '@faircourt/contracts/family';
import { CheckCheck } from 'lucide-react';
import { use, useEffect, useId, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { LogLines } from '../log/log-lines.tsx';
import { mergeEntries } from '../log/merge-entries.ts';
import { noteVisit } from './family.queries.ts';
import { IsFoldedContext } from './fold-on-phone.tsx';

export interface Changes {
  entries: LogEntry[];
  lastVisit: FamilyAthlete['last_visit'];
}

/**
 * What others did since this guardian last looked. It stays while the page is open, though the visit is noted at once: the
 * line that a phone folds it into counts the same.
 */
export function useChanges(athlete: Pick<FamilyAthlete, 'changes' | 'last_visit'>): Changes {
  const [first] = useState(athlete);
  return { entries: mergeEntries(athlete.changes, first.changes), lastVisit: first.last_visit };
}

export function ChangesSection({ athlete, changes }: { athlete: FamilyAthlete; changes: Changes }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const isFolded = use(IsFoldedContext);
  const { id, link_id } = athlete;
  const { entries, lastVisit } = changes;

  useEffect(() => {
    // What lies in a closed fold has been seen by nobody.
    if (link_id === null || isFolded) return;
    // A visit that could not be noted only means that the same changes are shown again.
    noteVisit(id).catch(() => undefined);
  }, [id, link_id, isFolded]);

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-lg">
        {lastVisit === null
          ? t('family.changes.first')
          : t('family.changes', { when: format.relative(lastVisit) })}
      </h3>
      {entries.length === 0 ? (
        <EmptyState icon={CheckCheck} title={t('family.changes.none')} className="py-4" />
      ) : (
        <LogLines entries={entries} family={athlete} />
      )}
    </section>
  );
}
