/**
 * What a director should know before trusting a link. Each is a note and never a no: families share devices, and a parent
 * often joins on the same evening. Noted when the link begins and when a check is asked for, because sign-ins are forgotten.
 */
import { emailDomainOf, isFreeMail } from '@faircourt/contracts/email-domain';
import type { GuardianSignal } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** Accounts, or a link, made within so many minutes of each other. */
const TOGETHER_MINUTES = 30;
/** More athletes than one family usually has, with no shared family name. */
const MANY_ATHLETES = 3;
/** The threshold of pg_trgm: `Jane Doe` and `Jane A. Doe` are above it, two cousins mostly below. */
const SIMILAR = 0.6;

interface Found {
  same_device: boolean;
  same_address: boolean;
  joined_together: boolean;
  name_like_inviter: boolean;
  many_athletes: boolean;
  athlete_email: string;
  guardian_email: string;
}

export async function noteSignals(trx: Transaction<DB>, linkId: string): Promise<void> {
  const { rows } = await sql<Found>`
    select
      exists (
        select 1 from auth_sessions one join auth_sessions other
          on other.ip_address = one.ip_address and other.user_agent = one.user_agent
        where one.user_id = athlete_account.auth_id and other.user_id = guardian.auth_id
          and one.user_agent <> '' and one.ip_address <> '') as same_device,
      exists (
        select 1 from auth_sessions one join auth_sessions other on other.ip_address = one.ip_address
        where one.user_id = athlete_account.auth_id and other.user_id = guardian.auth_id
          and one.ip_address <> '') as same_address,
      abs(extract(epoch from guardian.created_at - athlete_account.created_at)) < ${TOGETHER_MINUTES * 60}
        or abs(extract(epoch from guardian.created_at - link.created_at)) < ${TOGETHER_MINUTES * 60}
        as joined_together,
      coalesce((
        select bool_or(similarity(inviter.sorted_name, guardian.sorted_name) >= ${SIMILAR})
        from invitation_redemptions redemption
        join invitations invitation on invitation.id = redemption.invitation_id
        join users inviter on inviter.id = invitation.issued_by
        where redemption.user_id = athlete_account.id), false) as name_like_inviter,
      (select count(distinct split_part(reverse(ward.sorted_name), ' ', 1)) >= ${MANY_ATHLETES}
        from guardian_links other join athletes on athletes.id = other.athlete_id
        join users ward on ward.id = athletes.user_id
        where other.guardian_user_id = guardian.id and other.status <> 'ended') as many_athletes,
      athlete_mailbox.email::text as athlete_email, guardian_mailbox.email::text as guardian_email
    from guardian_links link
    join athletes athlete on athlete.id = link.athlete_id
    join users athlete_account on athlete_account.id = athlete.user_id
    join users guardian on guardian.id = link.guardian_user_id
    join auth_users athlete_mailbox on athlete_mailbox.id = athlete_account.auth_id
    join auth_users guardian_mailbox on guardian_mailbox.id = guardian.auth_id
    where link.id = ${linkId}`.execute(trx);
  const [found] = rows;
  if (!found) return;
  const signals = signalsOf(found);
  await sql`
    update guardian_links set signals = array(
      select distinct signal from unnest(signals || ${signals}::text[]) signal order by signal)
    where id = ${linkId}`.execute(trx);
}

function signalsOf(found: Found): GuardianSignal[] {
  const domain = emailDomainOf(found.guardian_email);
  const isOwnDomain = domain === emailDomainOf(found.athlete_email) && !isFreeMail(domain);
  return [
    ...(found.same_device ? (['same_device'] as const) : []),
    ...(found.same_address && !found.same_device ? (['same_address'] as const) : []),
    ...(found.joined_together ? (['joined_together'] as const) : []),
    ...(isOwnDomain ? (['same_mail_domain'] as const) : []),
    ...(found.name_like_inviter ? (['name_like_inviter'] as const) : []),
    ...(found.many_athletes ? (['many_athletes'] as const) : []),
  ];
}
