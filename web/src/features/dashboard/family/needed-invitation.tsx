import type { OwnGuardians } from '@faircourt/contracts/guardians';
import type { ReactNode } from 'react';
import { CodeBesideEmail } from '../../../domain/invite-guardian/code-beside-email.tsx';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { InvitedGuardiansCard } from '../../../domain/invite-guardian/invited-guardians-card.tsx';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';
import { useText } from '../../../i18n/use-text.ts';
import { KeptWords, WhatIsKept } from '../../../domain/what-is-kept.tsx';

export type NeededInvitationProps = {
  own: OwnGuardians | undefined;
  /** A birthdate under 18 has just been saved. */
  isJustStated: boolean;
  /** In its place, while the answer is on its way. */
  children: ReactNode;
};

/** Either a guardian was invited on this visit, or one is to be. */
export function NeededInvitation({ own, isJustStated, children }: NeededInvitationProps) {
  const { isNeeded } = useGuardianNeed();
  if (children) return children;
  const hold = own?.collection_hold ?? null;
  return (
    <>
      {/* What a doubt keeps from the athlete is read first. */}
      {hold === 'age_doubted' && <WhatIsKept isDoubted />}
      {hold === 'child' ? (
        <InviteGuardian isLedTo={isJustStated} isSaved={isJustStated} why={<WhyNothingMore />}>
          <div className="flex flex-col gap-2 border-t border-line pt-5">
            <KeptWords />
          </div>
        </InviteGuardian>
      ) : (
        <InviteGuardian isLedTo={isJustStated && hold === null} isSaved={isJustStated} />
      )}
      <InvitedGuardiansCard links={own?.links ?? []} isOfChild={hold === 'child'}>
        {!isNeeded && <CodeBesideEmail />}
      </InvitedGuardiansCard>
    </>
  );
}

function WhyNothingMore() {
  const t = useText();
  return (
    <>
      <strong className="block font-medium text-ink">{t('profile.held.title')}</strong>
      {t('profile.held.child')}
    </>
  );
}
