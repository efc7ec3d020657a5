/** The page of a family, as tests read it. */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import { expect } from 'vitest';
import type { SignedIn } from '../records/conversations.ts';
import type { TestApp } from '../app/test-app.ts';

export async function familyOf(app: TestApp, who: Pick<SignedIn, 'token'>): Promise<Family> {
  const { status, body } = await app.call<Family>('GET', '/api/family', { token: who.token });
  expect(status).toBe(200);
  return body;
}

export async function familyCardOf(
  app: TestApp,
  who: Pick<SignedIn, 'token'>,
  athlete: { athleteId: string },
): Promise<FamilyAthlete> {
  const card = (await familyOf(app, who)).athletes.find(({ id }) => id === athlete.athleteId);
  if (!card) throw new Error('The athlete is not on the page');
  return card;
}
