/** For the family beside "Under verification", which is all that coaches read: whether anybody has asked a director yet. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type { FactVerification } from '@faircourt/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { factKey } from '../../../domain/verification/fact-key.ts';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FactNote } from '../../../domain/verification/fact-note.tsx';

type WaitingFactsProps = { athleteId: string; states: CompleteProfile['states'] };

export function WaitingFacts({ athleteId, states }: WaitingFactsProps) {
  const t = useText();
  const { data } = useQuery(ownVerificationsQuery);
  const facts = data?.athletes.find(({ athlete }) => athlete.id === athleteId)?.facts ?? [];
  const waiting = facts.filter((fact) => !fact.badge && stateOf(fact, states) === 'under_verification');
  if (waiting.length === 0) return null;
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-3">
      <p className="text-muted">{t('preview.waiting')}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {waiting.map((fact) => {
          const title = [t(`facts.${fact.fact_group}`), fact.season_label].filter(Boolean).join(' ');
          return (
            <li key={factKey(fact)} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-32 font-medium">{title}</span>
              <FactNote fact={fact} title={title} athleteId={athleteId} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Only what waits for a director as a group of its own: a school and an age show with others. */
function stateOf({ fact_group: group }: FactVerification, states: CompleteProfile['states']) {
  switch (group) {
    case 'measurements':
    case 'academics':
    case 'transcript':
      return states[group];
    case 'season':
      return states.seasons;
    case 'school':
    case 'age':
      return null;
  }
}
