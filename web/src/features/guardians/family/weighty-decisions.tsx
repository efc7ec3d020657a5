/** What is decided seldom, from mild to grave. Last, and on a phone folded: nobody meets it on the way to something else. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { UserRoundX } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { EndLinkButton } from '../links/end-link-button.tsx';
import { DeleteAthleteButton } from './delete-athlete-button.tsx';
import { FreezeAthleteButton } from './freeze-athlete.tsx';
import { LockDownButton } from './lock-down-button.tsx';
import { PauseButton } from './pause-button.tsx';
import { WeightyRow } from './weighty-row.tsx';

export function WeightyDecisions({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const titleId = useId();
  const { decides, link_id: linkId, is_self: isSelf, name } = athlete;
  const isOpen = decides && athlete.locked_down === null;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2 sm:border-t sm:border-line sm:pt-5">
      <h3 id={titleId} className="text-lg">
        {t('family.more')}
      </h3>
      {/* A row that has nothing to offer is not there, nor is its line. */}
      <ul className="[&>li:empty]:hidden [&>li:not(:empty)~li]:border-t [&>li:not(:empty)~li]:border-line">
        {isOpen && athlete.paused === null && (
          <li>
            <PauseButton athlete={athlete} />
          </li>
        )}
        {decides && !isSelf && (
          <li>
            <FreezeAthleteButton athlete={athlete} />
          </li>
        )}
        {isOpen && (
          <li>
            <LockDownButton athlete={athlete} />
          </li>
        )}
        {linkId !== null && (
          <li>
            <EndLinkButton
              linkId={linkId}
              name={name}
              kind="athlete"
              trigger={
                <WeightyRow
                  icon={UserRoundX}
                  label={t('guardians.end.athlete')}
                  aria-label={t('guardians.end.athlete.label', { name })}
                  text={t('guardians.end.athlete.line', { name })}
                  isDestructive
                />
              }
            />
          </li>
        )}
        {decides && !isSelf && (
          <li>
            <DeleteAthleteButton athlete={athlete} />
          </li>
        )}
      </ul>
    </section>
  );
}
