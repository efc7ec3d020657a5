/** What was shown for a check and is no longer needed: the decision stays, documents and words go. */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Due } from '../../../platform/database/outdated.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { deleteEvidenceFiles } from './evidence-file.store.ts';

/** Papers of parents, and of athletes about their birthdate: nobody needs them once somebody has decided. */
export function forgetPersonalEvidence(trx: Transaction<DB>, { over, ...due }: Due): Promise<number> {
  return forgetEvidence(trx, sql`${IS_PERSONAL} and decided_at <= ${over}`, due);
}

/** Everything else is kept while the badge counts, for the director who renews it. */
export function forgetEvidenceOfEnded(trx: Transaction<DB>, { over, ...due }: Due): Promise<number> {
  return forgetEvidence(
    trx,
    sql`not ${IS_PERSONAL} and case status when 'verified' then expires_at else decided_at end <= ${over}`,
    due,
  );
}

const IS_PERSONAL = sql`fact_group in ('guardianship', 'age')`;

async function forgetEvidence(
  trx: Transaction<DB>,
  isOver: RawBuilder<unknown>,
  { most, now }: Omit<Due, 'over'>,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update verifications set evidence = '[]', evidence_deleted_at = ${now}
    where id = any(array(
        select id from verifications
        where status in ('verified', 'rejected', 'dropped') and decided_at is not null
          and evidence_deleted_at is null and ${isOver}
        order by id limit ${most}))
      and evidence_deleted_at is null
    returning id`.execute(trx);
  await deleteEvidenceFiles(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
