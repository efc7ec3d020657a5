/** Athletes written straight into the database, with their cards, and a viewer who looks for them over HTTP. */
import { randomUUID } from 'node:crypto';
import { searchPageSchema, type SearchCount, type SearchPage } from '@faircourt/contracts/search';
import { inTransaction, type Database } from '../../src/platform/database/database.ts';
import type { TestApp } from '../app/test-app.ts';
import { refreshCards } from '../../src/features/search/cards/card.service.ts';

export interface SeededFields {
  country_code: string;
  birthdate?: string;
  grad_year?: number | null;
  height_cm?: number | null;
}

/** An adult unless told otherwise, so that nothing but the switch decides who is listed. Returns one id for all. */
export async function seedAthlete(
  db: Database,
  name: string,
  fields: SeededFields,
  now: Date,
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@example.test`;
  await inTransaction(db, async (trx) => {
    await trx.insertInto('auth_users').values({ id, email, email_verified: true }).execute();
    await trx.insertInto('users').values({ id, auth_id: id, role: 'athlete', name }).execute();
    await trx
      .insertInto('athletes')
      .values({ id, user_id: id, birthdate: '2000-01-01', visibility: 'public', ...fields })
      .execute();
    await refreshCards(trx, [id], now);
  });
  return { id, email };
}

/** So many at once, where nothing but their number matters. */
export async function seedCrowd(db: Database, count: number, country_code: string, now: Date): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const birthdate = '2000-01-01';
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('auth_users')
      .values(ids.map((id) => ({ id, email: `${id}@example.test` })))
      .execute();
    await trx
      .insertInto('users')
      .values(ids.map((id, n) => ({ id, auth_id: id, role: 'athlete' as const, name: `Crowd ${n}` })))
      .execute();
    await trx
      .insertInto('athletes')
      .values(ids.map((id) => ({ id, user_id: id, birthdate, visibility: 'public' as const, country_code })))
      .execute();
    await refreshCards(trx, ids, now);
  });
}

export async function releaseIdentity(
  db: Database,
  release: { athleteId: string; decidedBy: string; expiresAt?: Date; institutionId?: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('releases')
      .values({
        athlete_id: release.athleteId,
        field_group: 'identity',
        audience: release.institutionId ? 'institution' : 'everyone',
        institution_id: release.institutionId ?? null,
        status: 'approved',
        decided_by: release.decidedBy,
        decided_at: now,
        expires_at: release.expiresAt ?? null,
      })
      .execute();
    await refreshCards(trx, [release.athleteId], now);
  });
}

export async function search(app: TestApp, token: string, question: string): Promise<SearchPage> {
  const answer = await app.call('GET', `/api/athletes?${question}`, { token });
  return searchPageSchema.parse(answer.body);
}

export async function count(app: TestApp, token: string, question: string): Promise<SearchCount> {
  return (await app.call<SearchCount>('GET', `/api/athletes/count?${question}`, { token })).body;
}
