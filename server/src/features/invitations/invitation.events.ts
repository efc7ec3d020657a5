/** What happens to invitation codes, as entries of the log. The code itself is a key to the door and stays out of it. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { InvitationKind } from '@faircourt/contracts/vocabulary';

export function invitationIssued(
  invitation: { id: string; kind: InvitationKind; maxUses: number; institutionId: string | null },
  by: EventActor,
): FaircourtEvent {
  return {
    chain: invitation.id,
    type: 'invitation.issued',
    actor: by,
    data: {
      kind: invitation.kind,
      max_uses: invitation.maxUses,
      institution_id: invitation.institutionId,
    },
  };
}

export function invitationRevoked(invitation: { id: string; uses: number }, by: EventActor): FaircourtEvent {
  return {
    chain: invitation.id,
    type: 'invitation.revoked',
    actor: by,
    data: { uses: invitation.uses },
  };
}
