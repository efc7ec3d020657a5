import { useFamily } from '../../../domain/family.query.ts';
import { InviteGuardian } from '../../../domain/invite-guardian/invite-guardian.tsx';
import { RoadLine } from '../../../domain/road/road-line.tsx';

/** Above the tabs: how far it is to being seen, and the invitation for a guardian where one is missing. */
export function ProfileRoad({ isLedTo }: { isLedTo: boolean }) {
  const { data: family } = useFamily();
  const road = family?.roads.find(({ is_self }) => is_self);
  return (
    <>
      {road && <RoadLine road={road} />}
      <InviteGuardian isLedTo={isLedTo} />
    </>
  );
}
