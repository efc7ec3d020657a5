/**
 * Under 18 and without a guardian, the dashboard itself is where one is invited, with code, QR and a message ready to send:
 * from the first save on, and on every visit until somebody is invited or linked. Whom an email went to is named.
 */
import type { OwnGuardians } from '@faircourt/contracts/guardians';
import { useEffect, useState, type ComponentType } from 'react';
import { InvitedGuardiansCard } from '../../../domain/invite-guardian/invited-guardians-card.tsx';
import { cn } from '../../../ui/class-names.ts';
import type { NeededInvitationProps } from './needed-invitation.tsx';

type Invitation = {
  /** Null while it is fetched, and where nobody is to be invited. */
  Card: ComponentType<NeededInvitationProps> | null;
  /** The road leads to the guardians' page then. */
  hasFailed: boolean;
};

/** Few need it: fetched with the press that states a birthdate, or before the page is drawn, so that nothing below it moves. */
export function useInvitation(isWanted: boolean): Invitation {
  const [invitation, setInvitation] = useState<Invitation>({ Card: null, hasFailed: false });
  useEffect(() => {
    if (!isWanted) return;
    void import('./needed-invitation.tsx').then(
      ({ NeededInvitation }) => setInvitation({ Card: NeededInvitation, hasFailed: false }),
      () => setInvitation({ Card: null, hasFailed: true }),
    );
  }, [isWanted]);
  return invitation;
}

type GuardianInvitationProps = {
  invitation: Invitation;
  own: OwnGuardians | undefined;
  isWanted: boolean;
  /** A birthdate under 18 is being saved, or was on this visit. */
  isJustStated: boolean;
  /** A guardian's address came with it: a row says whom the email went to. */
  isEmailed: boolean;
  /** The save, or what follows from it, is still on its way. */
  isComing: boolean;
};

export function GuardianInvitation({
  invitation: { Card, hasFailed },
  own,
  isWanted,
  isJustStated,
  isEmailed,
  isComing,
}: GuardianInvitationProps) {
  // Who was invited on this visit takes the place of the invitation, with the code still beneath.
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!wasWanted || hasFailed) {
    return (
      <InvitedGuardiansCard
        links={isComing ? [] : (own?.links ?? [])}
        isOfChild={own?.collection_hold === 'child'}
      />
    );
  }
  const place = <Place isShort={isEmailed} />;
  if (Card === null) return place;
  return (
    <Card own={own} isJustStated={isJustStated}>
      {isComing && place}
    </Card>
  );
}

/**
 * From the press on, and as tall as what comes: the road below moves under the finger, and not once the answer is there. Unseen,
 * because the row above it, which says that it saves, gets a little taller first.
 */
function Place({ isShort }: { isShort: boolean }) {
  return <div aria-hidden className={cn('invisible', isShort ? 'h-44' : 'h-[52rem] sm:h-128')} />;
}
