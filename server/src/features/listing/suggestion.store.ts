import { sql } from 'kysely';
import { wasToldToChoose } from '../../access/scopes/told-athlete.scope.ts';
import type { Queries } from '../../platform/database/database.ts';

export async function isTold(queries: Queries, athleteId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_told: boolean }>`
    select ${wasToldToChoose(sql`${athleteId}::uuid`, now)} as is_told`.execute(queries);
  return rows[0]?.is_told ?? false;
}
