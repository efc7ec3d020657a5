import type { AthleteStanding, FactStanding, FamilyVerifications } from '@faircourt/contracts/verification';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { factKey } from '../../../domain/verification/fact-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EvidenceDialog, type EvidenceKind } from './evidence-dialog.tsx';
import { FactItem } from './fact-item.tsx';
import { canAsk } from './fact-state.ts';

/** What the dialog is open for. Held here: the item it came from changes while the dialog still sends. */
interface Opened {
  athlete: AthleteStanding['athlete'];
  standing: FactStanding;
  kind: EvidenceKind;
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
          onOpen={(standing, kind) => setOpened({ athlete: athlete.athlete, standing, kind })}
        />
      ))}
      {opened && (
        <EvidenceDialog
          {...opened}
          returnTo={anchorOf(opened.athlete.id, opened.standing)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type AthleteFactsProps = {
  of: AthleteStanding;
  fileKey: string;
  onOpen: (standing: FactStanding, kind: EvidenceKind) => void;
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
        {facts.map((standing) => (
          <li key={factKey(standing)}>
            <FactItem
              anchor={anchorOf(athlete.id, standing)}
              athleteId={athlete.id}
              standing={standing}
              fileKey={fileKey}
              onOpen={(kind) => onOpen(standing, kind)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function anchorOf(athleteId: string, standing: FactStanding): string {
  return `fact-${athleteId}-${factKey(standing)}`;
}

/** `?ask=academics`, as the profile links here: the dialog is open at once, and a reload does not open it again. */
function useWanted(athletes: readonly AthleteStanding[]): Opened | null {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('ask');
  const found = athletes
    .flatMap(({ athlete, facts }) => facts.map((standing) => ({ athlete, standing })))
    .find(({ standing }) => factKey(standing) === wanted && canAsk(standing));
  useEffect(() => {
    if (wanted !== null) setQuery({}, { replace: true, preventScrollReset: true });
  }, [wanted, setQuery]);
  return found ? { ...found, kind: 'ask' } : null;
}
