/** A conversation that one guardian allowed, and for which another one signed the forms: it pauses when that one leaves. */
import type { SignedTogether } from '@faircourt/contracts/consent-signing';
import { CONSENTS_TO_SHOW, type ConsentKind } from '@faircourt/contracts/vocabulary';
import { expect } from 'vitest';
import {
  joinCoach,
  joinFamily,
  openConversation,
  type JoinedConversation,
} from '../records/conversations.ts';
import { seedGuardianship } from '../records/seeded-guardianship.ts';
import { PASSWORD, type Answer, type Joined, type TestApp } from '../app/test-app.ts';

/** The guardian signed. */
export interface PausableConversation extends JoinedConversation {
  /** Allowed the conversation, and has signed nothing yet. */
  parent: Joined;
}

export async function joinPausable(app: TestApp): Promise<PausableConversation> {
  const family = await joinFamily(app);
  const parent = await joinSigner(app, family.athlete);
  const coach = await joinCoach(app);
  const threadId = await openConversation(app, family, coach, parent.userId);
  return { ...family, parent, coach, threadId };
}

/** A guardian of the athlete with verified guardianship, who has a password to sign with. */
export async function joinSigner(app: TestApp, { athleteId }: { athleteId: string }): Promise<Joined> {
  const signer = await app.join('guardian');
  await app.db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: signer.userId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await seedGuardianship(app.db, { athleteId, guardianUserId: signer.userId });
  return signer;
}

export async function endLinkOf(
  app: TestApp,
  guardian: { userId: string; token: string },
  { athleteId }: { athleteId: string },
): Promise<void> {
  const { id } = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', guardian.userId)
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow();
  const { status } = await app.call('POST', `/api/guardian-links/${id}/end`, { token: guardian.token });
  expect(status).toBe(204);
}

/** In one sitting. */
export async function signForms(
  app: TestApp,
  guardian: Joined,
  { athleteId }: { athleteId: string },
  kinds: readonly ConsentKind[] = CONSENTS_TO_SHOW,
): Promise<Answer<SignedTogether>> {
  const documents = await app.db
    .selectFrom('consent_documents')
    .distinctOn('kind')
    .select('id')
    .where('kind', 'in', [...kinds])
    .where('locale', '=', 'en')
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  const answer = await app.call<SignedTogether>('POST', '/api/consents/together', {
    token: guardian.token,
    body: {
      athlete_id: athleteId,
      document_ids: documents.map(({ id }) => id),
      signed_name: 'Maria Okafor',
      password: PASSWORD,
    },
  });
  expect(answer.status).toBe(201);
  return answer;
}
