import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { LOOKS, lookOf, RELEASE_LOOKS } from './release-look.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';

/** Of the signs that the table shows, and always of the first two. */
export function ReleaseLegend({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const facts = useAthleteFacts(athlete.id);
  const shown = new Set([...athlete.switches.map((release) => lookOf(release, athlete, facts)), 'off', 'on']);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {RELEASE_LOOKS.filter((look) => shown.has(look)).map((look) => {
        const { icon: Icon, className } = LOOKS[look];
        return (
          <li key={look} className="flex items-center gap-1.5">
            <Icon aria-hidden className={cn('size-4 shrink-0', className.split(' ').at(-1))} />
            {t(`family.look.${look}.meaning`)}
          </li>
        );
      })}
    </ul>
  );
}
