/** Families in tests: people who joined, and the calls that link them. */
import type {
  AcceptedLink,
  AgreeToLink,
  FamilyCode,
  GuardianLink,
  GuardianInvitation,
  GuardianInvitationKey,
  OwnGuardians,
} from '@faircourt/contracts/guardians';
import type { GuardianLevel } from '@faircourt/contracts/vocabulary';
import { seedGuardianship } from '../records/seeded-guardianship.ts';
import type { Answer, Joined, TestApp } from '../app/test-app.ts';

export interface JoinedAthlete extends Joined {
  athleteId: string;
}

export async function joinAthlete(
  app: TestApp,
  birthdate: string | null = '2011-04-05',
): Promise<JoinedAthlete> {
  const joined = await app.join('athlete');
  const { id } = await app.db
    .insertInto('athletes')
    .values({ user_id: joined.userId, birthdate, visibility: 'public' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...joined, athleteId: id };
}

export function guardiansOf(app: TestApp, athlete: Joined): Promise<Answer<OwnGuardians>> {
  return app.call('GET', '/api/guardians', { token: athlete.token });
}

export function invite(app: TestApp, athlete: Joined, email: string): Promise<Answer<GuardianLink>> {
  return app.call('POST', '/api/guardians/invitations', { token: athlete.token, body: { email } });
}

/** Invites and reads the key out of the email. */
export async function mailedKey(app: TestApp, athlete: Joined, email: string): Promise<{ token: string }> {
  const before = (await app.mails()).map(({ id }) => id);
  const answer = await invite(app, athlete, email);
  if (answer.status !== 201) throw new Error(`Inviting failed: ${JSON.stringify(answer.body)}`);
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = (await app.mails()).filter(({ id, to }) => to === email && !before.includes(id));
    // Other emails to the same person, a welcome say, may go out in the same moment and in either order.
    for (const { text } of mails) {
      const [, token] = /\?invite=([\w-]+)/.exec(text) ?? [];
      if (token) return { token };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No invitation reached ${email}`);
}

export async function familyCode(app: TestApp, athlete: Joined): Promise<{ code: string }> {
  const answer = await app.call<FamilyCode>('POST', '/api/guardians/family-code', { token: athlete.token });
  return { code: answer.body.code };
}

export function readInvitation(
  app: TestApp,
  guardian: Joined,
  body: GuardianInvitationKey,
): Promise<Answer<GuardianInvitation>> {
  return app.call('POST', '/api/guardian-offers/read', { token: guardian.token, body });
}

export function accept(
  app: TestApp,
  guardian: Joined,
  body: GuardianInvitationKey,
): Promise<Answer<AcceptedLink>> {
  return app.call('POST', '/api/guardian-offers/accept', { token: guardian.token, body });
}

export function decline(app: TestApp, guardian: Joined, body: GuardianInvitationKey): Promise<Answer> {
  return app.call('POST', '/api/guardian-offers/decline', { token: guardian.token, body });
}

export function confirm(app: TestApp, athlete: Joined, linkId: string): Promise<Answer<GuardianLink>> {
  return app.call('POST', `/api/guardian-links/${linkId}/confirm`, { token: athlete.token });
}

export function end(app: TestApp, person: Joined, linkId: string): Promise<Answer> {
  return app.call('POST', `/api/guardian-links/${linkId}/end`, { token: person.token });
}

/** As a guardian who is there, or as an admin, who says why. */
export function agree(
  app: TestApp,
  { token }: Pick<Joined, 'token'>,
  linkId: string,
  body: AgreeToLink = { reason: null },
): Promise<Answer<GuardianLink>> {
  return app.call('POST', `/api/guardian-links/${linkId}/agree`, { token, body });
}

/**
 * Linked the quick way: by code, the athlete's yes, and that of a guardian who is there or of an admin. With verified
 * guardianship unless said otherwise. Returns the link.
 */
export async function linkUp(
  app: TestApp,
  athlete: JoinedAthlete,
  guardian: Joined,
  { agreedBy, level = 'verified' }: { agreedBy?: Pick<Joined, 'token'>; level?: GuardianLevel } = {},
): Promise<string> {
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  const { status } = await confirm(app, athlete, body.link_id);
  if (status !== 200) throw new Error(`Linking failed with ${status}`);
  if (agreedBy) {
    const agreed = await agree(app, agreedBy, body.link_id, { reason: 'They belong together.' });
    if (agreed.status !== 200) throw new Error(`Agreeing failed with ${agreed.status}`);
  }
  await seedGuardianship(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId }, level);
  return body.link_id;
}

export async function noticesOf(app: TestApp, userId: string): Promise<{ kind: string; data: unknown }[]> {
  const rows = await app.db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    .where('kind', 'not in', ['welcome', 'new_sign_in'])
    .orderBy('id')
    .execute();
  return rows;
}
