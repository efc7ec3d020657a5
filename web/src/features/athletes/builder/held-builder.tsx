/**
 * Instead of the tabs, for a child under 13 whose guardian has not signed yet, or whom a doubt makes one: what is kept, why
 * there is nothing to fill in, and what comes next.
 */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { CodeBesideEmail } from '../../../domain/invite-guardian/code-beside-email.tsx';
import { useGuardianNeed } from '../../../domain/invite-guardian/use-guardian-need.ts';
import { InvitedGuardiansCard } from '../../../domain/invite-guardian/invited-guardians-card.tsx';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';
import { useFamily } from '../../../domain/family.query.ts';
import { RoadBar } from '../../../domain/road/road-bar.tsx';
import { WhatIsKept } from '../../../domain/what-is-kept.tsx';

/** `isReloaded`: a save has just brought the page, which is another one than before. */
type HeldBuilderProps = { profile: OwnProfile; isReloaded: boolean };

export function HeldBuilder({ profile, isReloaded }: HeldBuilderProps) {
  // After the router has gone to the place of the field that was filled.
  useEffect(() => {
    if (isReloaded) window.scrollTo(0, 0);
  }, [isReloaded]);
  const { data: family } = useFamily();
  const road = family?.roads.find(({ is_self }) => is_self);
  const { data: own, isPending } = useQuery(ownGuardiansQuery);
  // Nobody has answered yet: the code and the email once more help where it is waited for.
  const isInvited = own?.links.some(({ status }) => status === 'invited') ?? false;
  const isDoubted = profile.collection_hold === 'age_doubted';
  // Brings the code itself, also where an invitation has expired.
  const isAsked = useGuardianNeed().isNeeded && !isDoubted;
  return (
    <>
      <WhatIsKept isDoubted={isDoubted} />
      {isAsked && <InviteGuardian isLedTo={false} />}
      {isInvited && (
        <InvitedGuardiansCard links={own?.links ?? []}>
          {!isAsked && !isDoubted && <CodeBesideEmail />}
        </InvitedGuardiansCard>
      )}
      {/* Below what comes with the guardians, which would push it down. */}
      {road && !isPending && <RoadBar road={road} answeredBelow={isDoubted ? [] : ['invite_guardian']} />}
    </>
  );
}
