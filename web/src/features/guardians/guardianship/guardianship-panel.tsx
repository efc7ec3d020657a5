/** Where a guardian is on the way to verified guardianship, what that opens, and the one thing to do next. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { newlyLinkedTo } from '../../../domain/guardian-links/newly-linked.ts';
import { useOpenedByAddress } from '../../../shell/use-opened-by-address.ts';
import { useText } from '../../../i18n/use-text.ts';
import { GuardianshipDialog, type DialogKind } from './guardianship-dialog.tsx';
import { LevelSteps } from './level-steps.tsx';
import { NextStep } from './next-step.tsx';

type GuardianshipPanelProps = { athlete: FamilyAthlete; guardianship: Guardianship };

export function GuardianshipPanel({ athlete, guardianship }: GuardianshipPanelProps) {
  const t = useText();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [kind, setKind] = useState<DialogKind | null>(null);
  const state: unknown = useLocation().state;
  const [isNewlyLinked, setIsNewlyLinked] = useState(false);
  useOpenedByAddress('prove', athlete.id, () => {
    // Kept, since the address soon forgets where one came from.
    setIsNewlyLinked(newlyLinkedTo(state) === athlete.id);
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
    setKind(dialogOf(guardianship));
  });
  const { level } = guardianship;
  const allows = athlete.hold?.can_approve === false ? 'held' : allowedAt(guardianship, athlete);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-md border border-line bg-sunken/50 p-4 outline-none sm:p-5"
    >
      <h3 id={titleId} className="text-lg">
        {t('guardianship.title')}
      </h3>
      <LevelSteps level={level} />
      <p className="max-w-prose">{t(`guardianship.allows.${allows}`, { name: athlete.name })}</p>
      <NextStep athlete={athlete} guardianship={guardianship} onOpen={setKind} />
      {kind !== null && (
        <GuardianshipDialog
          athlete={athlete}
          guardianship={guardianship}
          kind={kind}
          isNewlyLinked={isNewlyLinked}
          onClose={() => {
            setKind(null);
            setIsNewlyLinked(false);
            panel.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}

function allowedAt({ level, next_step: step }: Guardianship, { may_be_under_13: isChild }: FamilyAthlete) {
  if (step === 'resolve_conflict') return 'conflict';
  return isChild && level !== 'verified' ? (`${level}_under_13` as const) : level;
}

/** Null where there is nothing to fill in. */
function dialogOf({ next_step: step }: Guardianship): DialogKind | null {
  if (step === 'state' || step === 'ask' || step === 'answer') return step;
  return step === 'renew' ? 'ask' : null;
}
