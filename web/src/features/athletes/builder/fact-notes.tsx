import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { FactNote } from '../../../domain/verification/fact-note.tsx';
import { useOwnFacts } from './use-own-facts.ts';

/** Below the fields of these groups: what of them is verified. Silent while that is not known, since nothing hangs on it. */
export function FactNotes({ groups }: { groups: readonly AthleteFactGroup[] }) {
  const t = useText();
  const titleId = useId();
  const facts = useOwnFacts()?.filter(({ fact_group }) => groups.includes(fact_group)) ?? [];
  if (facts.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-2 rounded-md border border-line bg-sunken/50 px-4 py-3"
    >
      <h3 id={titleId} className="text-sm font-medium text-muted">
        {t('profile.verification.title')}
      </h3>
      <ul className="flex flex-col gap-2">
        {facts.map((fact) => (
          <li key={fact.fact_group} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-32 font-medium">{t(`facts.${fact.fact_group}`)}</span>
            <FactNote fact={fact} title={t(`facts.${fact.fact_group}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
