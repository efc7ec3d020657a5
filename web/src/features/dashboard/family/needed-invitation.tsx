import type { OwnGuardians } from '@faircourt/contracts/guardians';
import type { ReactNode } from 'react';
import { CodeBesideEmail } from '../../../domain/invite-guardian/code-beside-email.tsx';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { InvitedGuardiansCard } from '../../../domain/invite-guardian/invited-guardians-card.tsx';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';
import { WhatIsKept } from '../../../domain/what-is-kept.tsx';

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
      {hold !== null && <WhatIsKept isDoubted={hold === 'age_doubted'} />}
      {/* What is kept of a child is read first. */}
      <InviteGuardian isLedTo={isJustStated && hold === null} isSaved={isJustStated} />
      <InvitedGuardiansCard links={own?.links ?? []}>{!isNeeded && <CodeBesideEmail />}</InvitedGuardiansCard>
    </>
  );
}
