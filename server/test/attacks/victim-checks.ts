/** What the victim's family has asked the directors to check, with what it has shown to them. */
import type { Database } from '../../src/platform/database/database.ts';
import type { Target } from './attack-row.ts';

type Checked = Extract<Target, 'verification' | 'evidence file'>;

export async function seedChecks(
  db: Database,
  athleteId: string,
  userId: string,
): Promise<Record<Checked, string>> {
  const statement = {
    method: 'Hidden tape',
    place: 'Hidden gym',
    on: '2026-01-10',
    link: null,
    note: null,
    given_at: '2026-01-10T10:00:00.000Z',
  };
  const { id: verification } = await db
    .insertInto('verifications')
    .values({
      athlete_id: athleteId,
      fact_group: 'measurements',
      evidence: JSON.stringify([statement]),
      requested_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: file } = await db
    .insertInto('evidence_files')
    .values({
      verification_id: verification,
      name: 'hidden.pdf',
      storage_key: 'evidence/hidden',
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32),
      uploaded_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { verification, 'evidence file': file };
}
