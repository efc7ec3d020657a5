import type {
  AthleteVerifications,
  FactVerification,
  FamilyVerifications,
} from '@faircourt/contracts/verification';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { factKey } from '../../../domain/verification/fact-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EvidenceDialog, type EvidenceKind } from './evidence-dialog.tsx';
import { FactItem } from './fact-item.tsx';
import { canAsk } from '../../../domain/verification/fact-state.ts';
import { isCompared } from './statement-values.ts';

/** What the dialog is open for. Held here: the item it came from changes while the dialog still sends. */
interface Opened {
  athlete: AthleteVerifications['athlete'];
  fact: FactVerification;
  kind: EvidenceKind;
  isCompared: boolean;
}

export function FamilyFacts({ family: { athletes, file_key: fileKey } }: { family: FamilyVerifications }) {
  const [opened, setOpened] = useState<Opened | null>(useWanted(athletes));
  return (
    <>
      {athletes.map((athlete) => (
        <AthleteFacts
          key={athlete.athlete.id}
          of={athlete}
          fileKey={fileKey}
          onOpen={(fact, kind) =>
            setOpened({ athlete: athlete.athlete, fact, kind, isCompared: isCompared(fact, athlete.facts) })
          }
        />
      ))}
      {opened && (
        <EvidenceDialog
          {...opened}
          returnTo={anchorOf(opened.athlete.id, opened.fact)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type AthleteFactsProps = {
  of: AthleteVerifications;
  fileKey: string;
  onOpen: (fact: FactVerification, kind: EvidenceKind) => void;
};

function AthleteFacts({ of: { athlete, facts }, fileKey, onOpen }: AthleteFactsProps) {
  const t = useText();
  const titleId = useId();
  const verified = facts.filter(({ badge }) => badge !== null).length;
  return (
    <section
      aria-labelledby={titleId}
      className="overflow-clip rounded-lg border border-line bg-surface shadow-soft"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-5 sm:px-6">
        <h2 id={titleId} className="min-w-0 text-xl break-words">
          {athlete.name}
        </h2>
        {/* Read out when a badge arrives or goes. */}
        <output className="text-muted">
          {t('family_verification.count', { verified, count: facts.length })}
        </output>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {facts.map((fact) => (
          <li key={factKey(fact)}>
            <FactItem
              anchor={anchorOf(athlete.id, fact)}
              athleteId={athlete.id}
              fact={fact}
              fileKey={fileKey}
              onOpen={(kind) => onOpen(fact, kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function anchorOf(athleteId: string, fact: FactVerification): string {
  return `fact-${athleteId}-${factKey(fact)}`;
}

/**
 * `?ask=academics`, as the profile links here, with `&athlete=` where a guardian has several, or `?answer=` with the question of a director: the dialog is open at once,
 * and a reload does not open it again.
 */
function useWanted(athletes: readonly AthleteVerifications[]): Opened | null {
  const [query, setQuery] = useSearchParams();
  const [asked, answered, whose] = [query.get('ask'), query.get('answer'), query.get('athlete')];
  const facts = athletes.flatMap(({ athlete, facts: own }) =>
    own.map((fact) => ({ athlete, fact, isCompared: isCompared(fact, own) })),
  );
  const toAsk = facts.find(
    ({ athlete, fact }) =>
      (whose === null || athlete.id === whose) && factKey(fact) === asked && canAsk(fact),
  );
  const toAnswer = facts.find(
    ({ fact: { question } }) => question?.id === answered && question?.status === 'more_asked',
  );
  const isWanted = asked !== null || answered !== null;
  useEffect(() => {
    if (isWanted) setQuery({}, { replace: true, preventScrollReset: true });
  }, [isWanted, setQuery]);
  if (toAnswer) return { ...toAnswer, kind: 'answer' };
  return toAsk ? { ...toAsk, kind: 'ask' } : null;
}
