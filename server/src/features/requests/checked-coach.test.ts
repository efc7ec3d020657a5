/** How a coach was checked, as a family reads it on the page and in the email. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { seedAthlete, seedCollege, seedPerson } from '../../../test/records/seeded-athletes.ts';
import { findAsk } from './requesting-coach.store.ts';
import { askMail } from './request.mails.ts';
import { presentAskingCoach } from './request.presenter.ts';

let fresh: FreshDatabase;
let athleteId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  ({ athleteId } = await seedAthlete(fresh.db));
});
afterAll(() => fresh.drop());

interface Coach {
  userId: string;
  coachId: string;
  institutionId: string;
}

async function seedCoach(address: { email: string; isProven: boolean } | null = null): Promise<Coach> {
  const userId = await seedPerson(fresh.db, { role: 'coach', name: 'Dana Whistler' });
  const { id: coachId } = await fresh.db
    .insertInto('coaches')
    .values({
      user_id: userId,
      work_email: address?.email ?? null,
      work_email_proven_at: address?.isProven ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const institutionId = await seedCollege(fresh.db, userId);
  await fresh.db
    .updateTable('institutions')
    .set({ email_domain: 'lakeside.test', website: 'https://lakeside.example' })
    .where('id', '=', institutionId)
    .execute();
  return { userId, coachId, institutionId };
}

async function seedCheck(
  institutionId: string,
  coachId: string | null,
  check: { day: string; method: string; status?: 'verified' | 'dropped' },
): Promise<void> {
  await fresh.db
    .insertInto('verifications')
    .values({
      fact_group: 'institution',
      institution_id: institutionId,
      coach_id: coachId,
      status: check.status ?? 'verified',
      method: check.method,
      director_user_id: await seedPerson(fresh.db, { role: 'regional_director', name: 'Ines Okafor' }),
      decided_at: new Date(check.day),
      expires_at: new Date('2100-01-01'),
    })
    .execute();
}

async function read(coach: Coach) {
  return presentAskingCoach(await findAsk(fresh.db, athleteId, coach.userId));
}

async function mailText(coach: Coach, locale: Locale): Promise<string> {
  const reader = { email: 'family@example.test', name: 'Rosa', locale };
  const ask = { athleteName: 'Nia', coach: await read(coach), message: 'Hello' };
  return askMail(reader, { ...ask, asked: { about: 'contact' } }, 'https://faircourt.test').text;
}

test('the check of this very person comes before a newer one of the institution', async () => {
  const coach = await seedCoach({ email: 'dana@hoops.lakeside.test', isProven: true });
  await seedCheck(coach.institutionId, coach.coachId, { day: '2026-03-02', method: 'called the dean' });
  await seedCheck(coach.institutionId, null, { day: '2026-09-09', method: 'read the register' });
  expect((await read(coach)).verification).toEqual({
    checked: 'coach',
    method: 'called the dean',
    director_name: 'Ines Okafor',
    verified_on: '2026-03-02',
    expires_on: '2100-01-01',
    email_domain: 'hoops.lakeside.test',
    is_email_proven: true,
    domain_match: 'subdomain',
  });
  const text = await mailText(coach, 'en');
  expect(text).toContain(
    'Ines Okafor verified on March 2, 2026 that Dana Whistler works for Lakeside College (called the dean).',
  );
  expect(text).toContain(
    'The coach has proven to receive email at hoops.lakeside.test: this is part of the institution’s own domain.',
  );
  expect(text).not.toContain('dana@');
});

test('a colleague’s check is one of the institution, and is not passed off as one of this person', async () => {
  const coach = await seedCoach({ email: 'dana@gmail.com', isProven: false });
  const colleague = await seedCoach();
  await seedCheck(coach.institutionId, colleague.coachId, { day: '2026-03-02', method: 'met them' });
  expect((await read(coach)).verification).toMatchObject({
    checked: 'institution',
    is_email_proven: false,
    domain_match: 'free_mail',
  });
  const text = await mailText(coach, 'es');
  expect(text).toContain('Se comprobó la institución, no a esta persona.');
  expect(text).toContain('El entrenador no ha demostrado una dirección de correo de trabajo.');
});

test('what was dropped checks nobody, and an address that was never asked for is not held against a coach', async () => {
  const coach = await seedCoach();
  const dropped = { day: '2026-03-02', method: 'met them', status: 'dropped' } as const;
  await seedCheck(coach.institutionId, coach.coachId, dropped);
  expect((await read(coach)).verification).toMatchObject({
    checked: null,
    verified_on: null,
    email_domain: null,
    domain_match: null,
  });
  const text = await mailText(coach, 'pt-BR');
  expect(text).toContain('Não há registro de como Lakeside College foi verificada.');
  expect(text).not.toContain('treinador');
});
