import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { useKeptHeight } from '../../../ui/use-kept-height.ts';
import { legendLooks, LOOKS, lookOf, RELEASE_LOOKS, signsFor } from './release-look.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';
import { useKnownReleases } from './use-saving.ts';

/** Of the signs that the columns show. An institution has its sign beside its own words, among the details. */
export function ReleaseLegend({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const facts = useAthleteFacts(athlete);
  const { switches } = useKnownReleases(athlete);
  const keptHeight = useKeptHeight<HTMLUListElement>();
  const shown = new Set(legendLooks(switches, (release) => lookOf(release, athlete, facts)));
  return (
    <ul ref={keptHeight} className="flex flex-wrap content-start gap-x-4 gap-y-1 text-sm text-muted">
      {RELEASE_LOOKS.filter((look) => shown.has(look)).map((look) => {
        const { icon: Icon } = signsFor(athlete)[look];
        return (
          <li key={look} className="flex items-center gap-1.5">
            <Icon aria-hidden className={cn('size-4 shrink-0', LOOKS[look].tint)} />
            {t(
              look === 'refused' && athlete.is_self
                ? 'family.look.refused.self.meaning'
                : `family.look.${look}.meaning`,
            )}
          </li>
        );
      })}
    </ul>
  );
}
