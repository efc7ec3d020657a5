/** A staff in tests: an owner with Pro Scout, and the calls that give and take seats. */
import type { SeatInvitation, ShownSeatInvitation, Team } from '@faircourt/contracts/team';
import type { Answer, Joined, TestApp } from '../app/test-app.ts';
import { seedPlan } from '../records/seeded-athletes.ts';

export interface Owner extends Joined {
  subscriptionId: string;
}

export async function joinOwner(app: TestApp): Promise<Owner> {
  const owner = await app.join('coach');
  return { ...owner, subscriptionId: await seedPlan(app.db, owner.userId, 'pro_scout') };
}

export function teamOf(app: TestApp, person: Joined): Promise<Answer<Team>> {
  return app.call('GET', '/api/team', { token: person.token });
}

export function inviteToSeat(app: TestApp, owner: Joined, email: string): Promise<Answer<SeatInvitation>> {
  return app.call('POST', '/api/team/invitations', { token: owner.token, body: { email } });
}

/** Invites and reads the key out of the email. */
export async function mailedSeat(app: TestApp, owner: Joined, email: string): Promise<{ token: string }> {
  const before = (await app.mails()).map(({ id }) => id);
  const answer = await inviteToSeat(app, owner, email);
  if (answer.status !== 201) throw new Error(`Inviting failed: ${JSON.stringify(answer.body)}`);
  for (let attempt = 0; attempt < 450; attempt++) {
    const mails = (await app.mails()).filter(({ id, to }) => to === email && !before.includes(id));
    for (const { text } of mails) {
      const [, token] = /\/dashboard\/team\?invite=([\w-]+)/.exec(text) ?? [];
      if (token) return { token };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No invitation reached ${email}`);
}

export function readSeat(
  app: TestApp,
  person: Joined,
  key: { token: string },
): Promise<Answer<ShownSeatInvitation>> {
  return app.call('POST', '/api/seat-invitations/read', { token: person.token, body: key });
}

export function acceptSeat(app: TestApp, person: Joined, key: { token: string }): Promise<Answer> {
  return app.call('POST', '/api/seat-invitations/accept', { token: person.token, body: key });
}

/** Invited and accepted. */
export async function joinStaff(app: TestApp, owner: Joined, colleague?: Joined): Promise<Joined> {
  const person = colleague ?? (await app.join('coach'));
  const answer = await acceptSeat(app, person, await mailedSeat(app, owner, person.email));
  if (answer.status !== 204) throw new Error(`Accepting failed: ${JSON.stringify(answer.body)}`);
  return person;
}

export async function seatIdOf(app: TestApp, person: Joined): Promise<string> {
  const { body } = await teamOf(app, person);
  const seat = body.desk?.seats.find(({ is_you: isYou }) => isYou);
  if (!seat) throw new Error('This person has no seat');
  return seat.id;
}

export function endSeat(app: TestApp, by: Joined, seatId: string): Promise<Answer> {
  return app.call('DELETE', `/api/team/seats/${seatId}`, { token: by.token });
}
