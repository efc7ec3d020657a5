/** A guardian's steps to verified guardianship, over HTTP. */
import type { Family, FamilyAthlete, ReleaseSwitch } from '@faircourt/contracts/family';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { Answer, TestApp } from '../app/test-app.ts';

export interface Person {
  userId: string;
  token: string;
}

export interface Child {
  athleteId: string;
}

export const STATEMENT = { full_name: 'Rosa Bellweather', birthdate: '1980-05-05', relationship: 'mother' };

/** The code from the email came back; how is tested where addresses are proven. */
export async function proveMailbox(app: TestApp, person: { userId: string }, isProven = true): Promise<void> {
  await app.db
    .updateTable('auth_users')
    .set({ email_verified: isProven })
    .where('id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('users.id', '=', person.userId))
    .execute();
}

export function state(
  app: TestApp,
  guardian: Person,
  { athleteId }: Child,
  changes: object = {},
): Promise<Answer<Guardianship>> {
  return app.call('PUT', `/api/family/${athleteId}/statement`, {
    token: guardian.token,
    body: { ...STATEMENT, ...changes },
  });
}

export function askCheck(
  app: TestApp,
  guardian: Person,
  { athleteId }: Child,
  body: object = { evidence: 'document', note: 'The birth certificate.' },
): Promise<Answer<Guardianship>> {
  return app.call('POST', `/api/family/${athleteId}/guardianship`, { token: guardian.token, body });
}

export async function cardOf(app: TestApp, person: Person, { athleteId }: Child): Promise<FamilyAthlete> {
  const { body } = await app.call<Family>('GET', '/api/family', { token: person.token });
  const card = body.athletes.find(({ id }) => id === athleteId);
  if (!card) throw new Error('This athlete is not on the page');
  return card;
}

export function switchOn(
  app: TestApp,
  guardian: Person,
  { athleteId }: Child,
  audience: 'everyone' | 'verified_colleges' = 'everyone',
): Promise<Answer<ReleaseSwitch>> {
  return app.call('PUT', `/api/family/${athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'identity', audience, is_on: true },
  });
}
