/** Reads what the rules need to know about a verification: where it belongs, whose it is and who may not judge it. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { PreparedStatement } from '../../platform/database/prepared-statement.ts';
import { interestedInInstitution, interestedUserIds } from '../scopes/interested-users.ts';
import { loadAthleteFacts } from './load-athlete-facts.ts';
import type { EvidenceFacts, VerificationFacts } from './subjects.ts';

export async function loadVerificationFacts(
  db: Queries,
  verificationId: string,
): Promise<VerificationFacts | null> {
  return (await loadRow(db, verificationId))?.verification ?? null;
}

/** What decides who shows documents for it and who reads them. */
export async function loadEvidenceFacts(db: Queries, verificationId: string): Promise<EvidenceFacts | null> {
  const row = await loadRow(db, verificationId);
  if (!row) return null;
  const athlete = row.athleteId === null ? null : await loadAthleteFacts(db, row.athleteId);
  const { verification, coachUserId, guardianUserId } = row;
  return { verification, athlete, coachUserId, guardianUserId };
}

/** The same for an institution itself, no matter which of its coaches is asked about. */
export async function loadInstitutionFacts(
  db: Queries,
  institutionId: string,
): Promise<VerificationFacts | null> {
  const { rows } = await sql<{ country_code: string; interested: string[] }>`
    select institution.country_code,
      array(select user_id::text from (${interestedInInstitution}) interested order by user_id) as interested
    from institutions institution
    where institution.id = ${institutionId} and institution.merged_into is null`.execute(db);
  const [row] = rows;
  return row
    ? {
        countryCode: row.country_code,
        interestedUserIds: row.interested,
        isSuspended: false,
        isGuardianship: false,
      }
    : null;
}

async function loadRow(db: Queries, verificationId: string) {
  const rows = await new PreparedStatement(sql<{
    country_code: string;
    athlete_id: string | null;
    coach_user_id: string | null;
    guardian_user_id: string | null;
    is_guardianship: boolean;
    interested: string[];
    is_suspended: boolean;
  }>`
    select verifications.country_code, verifications.athlete_id,
      verifications.guardian_link_id is not null as is_guardianship,
      exists (
        select 1 from users owner where owner.status = 'suspended' and owner.id in (
          (select athlete.user_id from athletes athlete where athlete.id = verifications.athlete_id),
          (select coach.user_id from coaches coach where coach.id = verifications.coach_id),
          (select link.guardian_user_id from guardian_links link where link.id = verifications.guardian_link_id)
        )) as is_suspended,
      (select link.guardian_user_id from guardian_links link where link.id = verifications.guardian_link_id)
        as guardian_user_id,
      (select coach.user_id from coaches coach where coach.id = verifications.coach_id) as coach_user_id,
      array(select user_id::text from (${interestedUserIds}) interested order by user_id) as interested
    from verifications where id = ${verificationId}`).execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    verification: {
      countryCode: row.country_code,
      interestedUserIds: row.interested,
      isSuspended: row.is_suspended,
      isGuardianship: row.is_guardianship,
    },
    athleteId: row.athlete_id,
    coachUserId: row.coach_user_id,
    guardianUserId: row.guardian_user_id,
  };
}
