/** An invitation code as those see it who look after it. */
import type { Invitation, InvitationList } from '@faircourt/contracts/invitations';
import type { InvitationState } from '@faircourt/contracts/vocabulary';
import type { InvitationAllowance } from '../../access/rules/invitation.rules.ts';
import type { InvitationRow } from './invitation.store.ts';

export function presentInvitation(row: InvitationRow, viewer: { userId: string; now: Date }): Invitation {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    state: invitationState(row, viewer.now),
    max_uses: row.max_uses,
    uses: row.uses,
    stated_age: row.stated_age,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    issuer_name: row.issuer_name,
    is_own: row.issued_by === viewer.userId,
    used_by: row.used_by.map(({ name, redeemed_at }) => ({
      name,
      redeemed_at: new Date(redeemed_at).toISOString(),
    })),
  };
}

export function presentAllowance(
  allowance: InvitationAllowance,
): Pick<InvitationList, 'can_issue_team_codes' | 'open_codes_max'> {
  return { can_issue_team_codes: allowance.canIssueTeamCodes, open_codes_max: allowance.openCodesMax };
}

/** A code that did its work is used, whatever happened to it later on its own. */
export function invitationState(
  code: Pick<InvitationRow, 'revoked_at' | 'uses' | 'max_uses' | 'expires_at'>,
  now: Date,
): InvitationState {
  if (code.revoked_at) return 'revoked';
  if (code.uses >= code.max_uses) return 'used';
  return code.expires_at <= now ? 'expired' : 'open';
}
