import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useEffect, useId, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LogLines } from '../log/log-lines.tsx';
import { mergeEntries } from '../log/merge-entries.ts';
import { noteVisit } from './family.queries.ts';

/** What others did since this guardian last looked. It stays while the page is open, though the visit is noted at once. */
export function ChangesSection({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { id, link_id } = athlete;
  const [first] = useState(() => ({ changes: athlete.changes, lastVisit: athlete.last_visit }));
  const changes = mergeEntries(athlete.changes, first.changes);

  useEffect(() => {
    if (link_id === null) return;
    // A visit that could not be noted only means that the same changes are shown again.
    noteVisit(id).catch(() => undefined);
  }, [id, link_id]);

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h3 id={titleId} className="text-lg">
        {first.lastVisit === null
          ? t('family.changes.first')
          : t('family.changes', { when: format.relative(first.lastVisit) })}
      </h3>
      {changes.length === 0 ? (
        <p className="text-muted">{t('family.changes.none')}</p>
      ) : (
        <LogLines entries={changes} />
      )}
    </section>
  );
}
