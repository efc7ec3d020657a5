/** Of a released group, what coaches do not see yet: nothing entered, nobody asked, or since when a director is asked. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { factKey } from '../../../domain/verification/fact-key.ts';
import { FactNote } from '../../../domain/verification/fact-note.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { checkedFacts } from './release-check.ts';

type MissingChecksProps = {
  athlete: FamilyAthlete;
  group: FieldGroup;
  facts: readonly FactVerification[] | undefined;
};

export function MissingChecks({ athlete, group, facts }: MissingChecksProps) {
  const t = useText();
  const checked = checkedFacts(group, facts);
  const missing = checked?.filter(({ badge }) => badge === null) ?? [];
  const hasNoSeason =
    namedGroup(group, athlete) === 'measurements' &&
    checked?.every(({ fact_group }) => fact_group !== 'season');
  if (missing.length === 0 && !hasNoSeason) return null;
  return (
    <ul className="mt-1 flex flex-col gap-1.5 text-sm">
      {missing.map((fact) => {
        const title = [t(`facts.${fact.fact_group}`), fact.season_label].filter(Boolean).join(' ');
        return (
          <li key={factKey(fact)} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="font-medium break-words">{title}</span>
            <FactNote fact={fact} title={title} athleteId={athlete.id} />
          </li>
        );
      })}
      {hasNoSeason && (
        <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="font-medium">{t('facts.season')}</span>
          <span className="text-muted">{t('profile.verification.empty')}</span>
        </li>
      )}
    </ul>
  );
}
