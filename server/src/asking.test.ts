/**
 * Whatever a notification asks for, doing it takes it out of the bells of all who were asked, and so does its end by itself.
 * A kind that asks does not compile here without a story for it.
 */
import type { ConsultingCase } from '@faircourt/contracts/consulting';
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../test/app/test-app.ts';
import { joinAdmin } from '../test/features/admin.ts';
import {
  decide as decideAffiliation,
  joinWaitingCoach,
  nameAt,
  prove,
  seedCode,
  seedInstitution,
} from '../test/features/affiliation.ts';
import { joinFamilyWithPasswords, openExport, readyExport } from '../test/features/data-exports.ts';
import { askToErase, eraseAthlete, keepAccount } from '../test/features/erasure.ts';
import { familyCardOf } from '../test/features/family.ts';
import { askCheck, switchOn } from '../test/features/guardianship.ts';
import { accept, agree, confirm, end, familyCode, joinAthlete, linkUp } from '../test/features/links.ts';
import { decide as decideItem, openItem } from '../test/features/moderation.ts';
import {
  askForRelease,
  askToTalk,
  block,
  decide,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  openRequestId,
} from '../test/features/requests.ts';
import { joinOwner, joinStaff, seatIdOf } from '../test/features/staff.ts';
import { writeTo } from '../test/features/support.ts';
import { ask, joinCheckedFamily, seedCheck } from '../test/features/verification.ts';
import { athleteIdOf } from '../test/records/athlete-records.ts';
import { joinConversation, joinFamily, joinGuardian, type SignedIn } from '../test/records/conversations.ts';
import { seedSignatures } from '../test/records/seeded-signatures.ts';
import { STILL_ASKS } from './asking.ts';
import type { AskingKind } from './delivery/asking.ts';
import { passTimeOfPlans } from './features/billing/life/clock.service.ts';
import { processConflicts } from './features/guardian-links/conflicts/conflict.service.ts';
import { finishLink } from './features/guardian-links/links/link-change.service.ts';
import { findOpenLinkOf } from './features/guardian-links/links/link.store.ts';
import { settleOverdue } from './features/notifications/settle.job.ts';
import { processBirthdays } from './features/releases/coming-of-age/coming-of-age.service.ts';
import { processExpiry } from './features/verification/expiry/expiry.service.ts';
import { notifyOfDecision } from './features/verification/queue/decision.notices.ts';
import { inTransaction } from './platform/database/database.ts';

/** Never before what the database has written by its own clock. */
let now = new Date();
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

interface Story {
  /** Who is asked. */
  readers: readonly { userId: string }[];
  done: () => Promise<unknown>;
}

type Stories = { readonly [Kind in AskingKind]: Readonly<Record<string, () => Promise<Story>>> };

const deps = () => ({ db: app.db, jobs: app.runtime.jobs, baseUrl: app.config.baseUrl });
const post = (person: { token: string }, url: string, body?: object) =>
  app.call('POST', url, { token: person.token, ...(body ? { body } : {}) });
const later = async (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
  await settleOverdue({ db: app.db, clock: { now: () => now }, stillAsks: STILL_ASKS });
};

async function linkAsked() {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  return { athlete, guardian, linkId: body.link_id };
}

async function secondGuardian() {
  const athlete = await joinAthlete(app);
  const mother = await app.join('guardian');
  await linkUp(app, athlete, mother);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: mother.userId });
  const friend = await app.join('guardian');
  const { body } = await accept(app, friend, await familyCode(app, athlete));
  await confirm(app, athlete, body.link_id);
  return { athlete, mother, linkId: body.link_id };
}

async function emailOf({ userId }: { userId: string }): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth_users')
    .innerJoin('users', 'users.auth_id', 'auth_users.id')
    .select('email')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

let aliases = 0;
async function conflicted() {
  const { athlete, guardian } = await joinFamily(app);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  const coach = await joinAskingCoach(app);
  await askForRelease(app, coach, athlete);
  const [name = '', domain = ''] = (await emailOf(coach)).split('@');
  await app.proveMailbox(await emailOf(guardian), `${name}+alias${++aliases}@${domain}`);
  await processConflicts(app.db, now);
  const done = async () => {
    await app.proveMailbox(await emailOf(guardian), `elsewhere${aliases}@example.test`);
    await processConflicts(app.db, now);
  };
  return { athlete, done };
}

async function handedOver() {
  const { athlete, guardian } = await joinConversation(app);
  const other = await joinGuardian(app, athlete.athleteId);
  for (const { userId } of [guardian, other]) {
    await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: userId });
  }
  await inTransaction(app.db, async (trx) => {
    const link = await findOpenLinkOf(trx, athlete.athleteId, guardian.userId);
    if (!link) throw new Error('There is no such link');
    await finishLink(trx, link, { by: { userId: guardian.userId, role: 'guardian' }, now });
  });
  const ids = (await familyCardOf(app, other, athlete)).offered.map(({ id }) => id);
  const answer = (takes: boolean) =>
    post(other, `/api/family/${athlete.athleteId}/take-over`, { release_ids: ids, takes });
  return { readers: [other], answer };
}

async function suggested() {
  const { athlete, guardian } = await joinFamily(app);
  const change = (visibility: 'private' | 'public') =>
    app.db.updateTable('athletes').set({ visibility }).where('id', '=', athlete.athleteId).execute();
  await change('private');
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await switchOn(app, guardian, athlete, 'verified_colleges');
  await post(guardian, `/api/family/${athlete.athleteId}/tell-athlete`);
  return { athlete, guardian };
}

async function asked(about: 'release' | 'contact') {
  const family = await joinAskedFamily(app);
  const coach = await joinAskingCoach(app);
  await (about === 'release' ? askForRelease : askToTalk)(app, coach, family.athlete);
  const readers = [family.guardian, family.second];
  return { ...family, coach, readers, id: await openRequestId(app, family.guardian, about) };
}

const endLinkOf = (guardian: SignedIn, athleteId: string) =>
  inTransaction(app.db, async (trx) => {
    const link = await findOpenLinkOf(trx, athleteId, guardian.userId);
    if (!link) throw new Error('There is no such link');
    await finishLink(trx, link, { by: { userId: guardian.userId, role: 'guardian' }, now });
  });

/** Told as when it can no longer be undone. */
const tell = (verificationId: string, decision: 'offered' | 'more_asked') =>
  notifyOfDecision(deps(), { verificationId, decision, decidedAt: now.toISOString() });

async function directorSaid(status: 'offered' | 'more_asked') {
  const family = await joinCheckedFamily(app);
  const { athleteId, athlete, guardian } = family;
  const correctedValues = { height_cm: 198, weight_kg: 90, wingspan_cm: 200, vertical_cm: 70 };
  const id = await seedCheck(app.db, {
    athleteId,
    status,
    decidedAt: now,
    reason: 'Measured in the hall.',
    ...(status === 'offered' ? { correctedValues } : {}),
  });
  await tell(id, status);
  const offeredAt = now.toISOString();
  const settle = (is_accepted: boolean) =>
    post(athlete, `/api/verifications/${id}/settle`, { is_accepted, offered_at: offeredAt });
  return { id, athlete, readers: [athlete, guardian], settle };
}

const ADDED = { method: 'A tape', place: 'The hall', on: null, link: null, note: null };

async function lapsing() {
  const { athlete, guardian, athleteId } = await joinCheckedFamily(app);
  const expiresAt = new Date(now.getTime() + 20 * DAY_MS);
  await seedCheck(app.db, { athleteId, status: 'verified', expiresAt });
  await processExpiry(deps(), now);
  return { athlete, athleteId, readers: [athlete, guardian] };
}

async function offeredPlan() {
  const owner = await joinOwner(app);
  const colleague = await joinStaff(app, owner);
  const body = { seat_id: await seatIdOf(app, colleague) };
  await app.call('PUT', '/api/team/offer', { token: owner.token, body });
  return { owner, readers: [colleague], colleague };
}
const endOffer = ({ token }: Joined) => app.call('DELETE', '/api/team/offer', { token });

async function eraseAsked() {
  const { athlete, guardian } = await joinFamilyWithPasswords(app);
  await askToErase(app, athlete);
  return { athlete, guardian };
}

async function billed() {
  const coach = await app.join('coach');
  await post(coach, '/api/billing/choose', { plan: 'pro_scout', interval: 'month' });
  const { id } = await app.db
    .selectFrom('invoices')
    .select('id')
    .where('buyer_user_id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  return { readers: [coach], id };
}
const pay = (id: string) =>
  post(admin, `/api/admin/invoices/${id}/paid`, {
    reference: 'Transfer',
    paid_on: now.toISOString().slice(0, 10),
  });

async function quoted() {
  const { guardian } = await joinFamily(app);
  const { body } = await writeTo(app, { type: 'nil-consulting', email: await emailOf(guardian) });
  const { id } = await app.db
    .selectFrom('support_requests')
    .select('id')
    .where('reference', '=', body.reference)
    .executeTakeFirstOrThrow();
  const read = async () =>
    (await app.call<ConsultingCase>('GET', `/api/consulting/${id}`, { token: admin.token })).body;
  const work = async (what: string, more: object = {}) =>
    post(admin, `/api/consulting/${id}/${what}`, { version: (await read()).version, ...more });
  const valid_until = new Date(now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
  await work('quote', { amount_cents: 45_000, covers: 'Two hours', valid_until });
  const sign = async () =>
    post(guardian, `/api/consulting/${id}/accept`, {
      quote_id: (await read()).quote?.id,
      signed_name: 'Rosa Bellweather',
    });
  return { guardian, id, read, work, sign };
}

const STORIES: Stories = {
  link_requested: {
    'the athlete confirms': async () => {
      const { athlete, linkId } = await linkAsked();
      return { readers: [athlete], done: () => confirm(app, athlete, linkId) };
    },
    'the athlete refuses': async () => {
      const { athlete, linkId } = await linkAsked();
      return { readers: [athlete], done: () => end(app, athlete, linkId) };
    },
    'the guardian takes it back': async () => {
      const { athlete, guardian, linkId } = await linkAsked();
      return { readers: [athlete], done: () => end(app, guardian, linkId) };
    },
  },
  guardian_news: {
    'the other guardian agrees': async () => {
      const { mother, linkId } = await secondGuardian();
      return { readers: [mother], done: () => agree(app, mother, linkId) };
    },
    'the athlete takes it back': async () => {
      const { athlete, mother, linkId } = await secondGuardian();
      return { readers: [mother], done: () => end(app, athlete, linkId) };
    },
    'the mailbox is another one': async () => {
      const { athlete, done } = await conflicted();
      return { readers: [athlete], done };
    },
  },
  guardian_conflict: {
    'the mailbox is another one': async () => ({ readers: [admin], done: (await conflicted()).done }),
  },
  guardianship_decided: {
    'the guardian answers': async () => {
      const { athlete } = await joinFamily(app);
      const guardian = await joinGuardian(app, athlete.athleteId, 'Rosa Bellweather', 'confirmed');
      await askCheck(app, guardian, athlete);
      const { id } = await app.db
        .updateTable('verifications')
        .set({ status: 'more_asked', decided_at: now, reason: 'The page is cut off.' })
        .where('athlete_id', '=', athlete.athleteId)
        .where('fact_group', '=', 'guardianship')
        .where('status', '=', 'open')
        .returning('id')
        .executeTakeFirstOrThrow();
      await tell(id, 'more_asked');
      return {
        readers: [guardian],
        done: () => post(guardian, `/api/verifications/${id}/statements`, { ...ADDED, note: 'All of it.' }),
      };
    },
  },
  guardianship_expiring: {
    'the guardian asks again': async () => {
      const { athlete, guardian } = await joinFamily(app, { birthdate: '2015-06-01' });
      await app.db
        .updateTable('verifications')
        .set({ expires_at: new Date(now.getTime() + 20 * DAY_MS) })
        .where('athlete_id', '=', athlete.athleteId)
        .where('fact_group', '=', 'guardianship')
        .execute();
      await processExpiry(deps(), now);
      return { readers: [guardian], done: () => askCheck(app, guardian, athlete) };
    },
  },
  releases_offered: {
    'they are taken over': async () => {
      const { readers, answer } = await handedOver();
      return { readers, done: () => answer(true) };
    },
    'they are refused': async () => {
      const { readers, answer } = await handedOver();
      return { readers, done: () => answer(false) };
    },
    'the days are over': async () => ({ readers: (await handedOver()).readers, done: () => later(15) }),
  },
  listing_suggested: {
    'the athlete chooses to be found': async () => {
      const { athlete } = await suggested();
      const body = { birthdate: '2010-06-01', grad_year: 2028, visibility: 'public' };
      return {
        readers: [athlete],
        done: () => app.call('PUT', '/api/profile', { token: athlete.token, body }),
      };
    },
    'nothing is released any more': async () => {
      const { athlete, guardian } = await suggested();
      return {
        readers: [athlete],
        done: () => post(guardian, `/api/family/${athlete.athleteId}/lock-down`),
      };
    },
  },
  release_requested: {
    'one of two guardians declines': async () => {
      const { readers, guardian, id } = await asked('release');
      return { readers, done: () => decide(app, guardian, id, DECLINE) };
    },
    'one of them blocks the coach': async () => {
      const { readers, guardian, athlete, coach } = await asked('release');
      return { readers, done: () => block(app, guardian, athlete, { coach_id: coach.coachId }) };
    },
    'the guardian is one no longer': async () => {
      const { guardian, athlete } = await asked('release');
      return { readers: [guardian], done: () => endLinkOf(guardian, athlete.athleteId) };
    },
  },
  contact_requested: {
    'one of two guardians approves': async () => {
      const { readers, guardian, id } = await asked('contact');
      return { readers, done: () => decideContact(app, guardian, id) };
    },
  },
  verification_decided: {
    'what was missing is added': async () => {
      const { readers, athlete, id } = await directorSaid('more_asked');
      return { readers, done: () => post(athlete, `/api/verifications/${id}/statements`, ADDED) };
    },
    'the question is withdrawn': async () => {
      const { readers, athlete, id } = await directorSaid('more_asked');
      return { readers, done: () => post(athlete, `/api/verifications/${id}/withdraw`) };
    },
    'the values are taken': async () => {
      const { readers, settle } = await directorSaid('offered');
      return { readers, done: () => settle(true) };
    },
    'the values are refused': async () => {
      const { readers, settle } = await directorSaid('offered');
      return { readers, done: () => settle(false) };
    },
  },
  verification_expiring: {
    'it is asked for again': async () => {
      const { athlete, athleteId, readers } = await lapsing();
      return { readers, done: () => ask(app, athlete, athleteId) };
    },
    'it has lapsed': async () => {
      const { readers } = await lapsing();
      return { readers, done: () => processExpiry(deps(), new Date(now.getTime() + 21 * DAY_MS)) };
    },
  },
  affiliation_decided: {
    'the coach answers': async () => {
      const coach = await joinWaitingCoach(app, await seedInstitution(app), now);
      const id = await decideAffiliation(app, coach, 'more_asked', { now });
      await tell(id, 'more_asked');
      return {
        readers: [coach],
        done: () => post(coach, `/api/verifications/${id}/statements`, { ...ADDED, note: 'Our staff page.' }),
      };
    },
  },
  affiliation_expiring: {
    'the coach asks again': async () => {
      const institutionId = await seedInstitution(app);
      const coach = await joinWaitingCoach(app, institutionId, now);
      const expiresAt = new Date(now.getTime() + 20 * DAY_MS);
      await decideAffiliation(app, coach, 'verified', { now, expiresAt });
      await processExpiry(deps(), now);
      const done = async () => {
        await nameAt(app, coach, { institution_id: institutionId });
        await app.db
          .updateTable('coaches')
          .set({ work_email_proven_at: null })
          .where('id', '=', coach.coachId)
          .execute();
        await seedCode(app, coach);
        await prove(app, coach);
      };
      return { readers: [coach], done };
    },
  },
  age_notice: {
    'an admin corrects the birthdate': async () => {
      const kid = await app.join('athlete');
      const body = { birthdate: '2000-05-05', grad_year: 2033, visibility: 'public' };
      await app.call('PUT', '/api/profile', { token: kid.token, body });
      const athleteId = await athleteIdOf(app.db, kid.userId);
      await processBirthdays(deps(), now);
      return {
        readers: [kid],
        done: () =>
          app.call('PUT', `/api/athletes/${athleteId}/birthdate`, {
            token: admin.token,
            body: { birthdate: '2013-09-09' },
          }),
      };
    },
  },
  erasure_news: {
    'a guardian agrees': async () => {
      const { athlete, guardian } = await eraseAsked();
      return { readers: [athlete, guardian], done: () => eraseAthlete(app, guardian, athlete) };
    },
    'the athlete takes it back': async () => {
      const { athlete, guardian } = await eraseAsked();
      return { readers: [athlete, guardian], done: () => keepAccount(app, athlete) };
    },
  },
  data_export: {
    'it is downloaded': async () => {
      const { athlete } = await joinFamilyWithPasswords(app);
      const { id } = await readyExport(app, athlete);
      return { readers: [athlete], done: () => openExport(app, athlete, id) };
    },
  },
  team_news: {
    'the colleague accepts': async () => {
      const { readers, colleague } = await offeredPlan();
      return { readers, done: () => post(colleague, '/api/team/offer/accept') };
    },
    'the colleague declines': async () => {
      const { readers, colleague } = await offeredPlan();
      return { readers, done: () => endOffer(colleague) };
    },
    'the owner takes it back': async () => {
      const { readers, owner } = await offeredPlan();
      return { readers, done: () => endOffer(owner) };
    },
  },
  billing_news: {
    'the invoice is paid': async () => {
      const { readers, id } = await billed();
      return { readers, done: () => pay(id) };
    },
    'a plan is chosen before the trial ends': async () => {
      const coach = await app.join('coach');
      now = new Date(now.getTime() + 12 * DAY_MS);
      await passTimeOfPlans(app.db, now);
      return {
        readers: [coach],
        done: () => post(coach, '/api/billing/choose', { plan: 'basic_scout', interval: 'month' }),
      };
    },
  },
  consulting_news: {
    'the quote is accepted': async () => {
      const { guardian, sign } = await quoted();
      return { readers: [guardian], done: sign };
    },
    'the request is withdrawn': async () => {
      const { guardian, id } = await quoted();
      return { readers: [guardian], done: () => post(guardian, `/api/consulting/${id}/withdraw`) };
    },
    'the quote is valid no longer': async () => {
      const { guardian } = await quoted();
      return { readers: [guardian], done: () => later(11) };
    },
    'the invoice is paid': async () => {
      const { guardian, sign, work, read } = await quoted();
      await sign();
      await work('invoice');
      return { readers: [guardian], done: async () => pay((await read()).invoice?.id ?? '') };
    },
  },
  quote_accepted: {
    'the invoice is sent': async () => {
      const { sign, work } = await quoted();
      await sign();
      return { readers: [admin], done: () => work('invoice') };
    },
  },
  safety_reported: {
    'an admin has decided': async () => {
      const second = await joinAdmin(app);
      const { body } = await writeTo(app, { type: 'safety' });
      const { moderation_item_id: itemId } = await app.db
        .selectFrom('support_requests')
        .select('moderation_item_id')
        .where('reference', '=', body.reference)
        .executeTakeFirstOrThrow();
      const done = async () => {
        await openItem(app, second, itemId ?? '');
        await decideItem(app, second, itemId ?? '');
      };
      return { readers: [admin, second], done };
    },
  },
};

/** Those of this kind that wait in the bells of these people. */
async function waiting(kind: string, readers: Story['readers']) {
  return app.db
    .selectFrom('notifications')
    .select(['id', 'user_id', 'data'])
    .where('kind', '=', kind)
    .where(
      'user_id',
      'in',
      readers.map(({ userId }) => userId),
    )
    .where('chain', 'is not', null)
    .where('read_at', 'is', null)
    .execute();
}

describe.each(Object.entries(STORIES))('%s is settled when', (kind, stories) => {
  test.each(Object.entries(stories))('%s', async (_name, begin) => {
    now = new Date();
    const earlier = (await waiting(kind, [admin])).map(({ id }) => id);
    const { readers, done } = await begin();
    const before = (await waiting(kind, readers)).filter(({ id }) => !earlier.includes(id));
    expect(new Set(before.map(({ user_id: userId }) => userId))).toEqual(
      new Set(readers.map(({ userId }) => userId)),
    );
    now = new Date(Math.max(now.getTime(), Date.now()));
    await done();
    const ids = before.map(({ id }) => id);
    expect((await waiting(kind, readers)).filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});

test('what still waits stays in the bell, whatever else happens in the family', async () => {
  now = new Date();
  const { athlete, guardian, readers } = await asked('release');
  await switchOn(app, guardian, athlete, 'verified_colleges');
  await later(0);
  expect(await waiting('release_requested', readers)).toHaveLength(2);
});
