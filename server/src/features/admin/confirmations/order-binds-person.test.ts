/** A court order binds the person: it ends what their other accounts have, and none of these brings them back. */
import type { Confirmation } from '@faircourt/contracts/confirmations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { cardOf, switchOn } from '../../../../test/features/guardianship.ts';
import {
  accept,
  agree,
  confirm as sayYes,
  end,
  familyCode,
  guardiansOf,
  joinAthlete,
  linkUp,
  mailedKey,
  noticesOf,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';
import type { SignedIn } from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';

const REASON = { reason: 'Looked at by both of us.' };

let app: TestApp;
let asking: SignedIn;
let other: SignedIn;
let athlete: JoinedAthlete;
/** Two accounts of one person, and a guardian of their own. */
let first: Joined;
let second: Joined;
let mother: Joined;
let families = 0;
beforeAll(async () => {
  app = await startTestApp();
  asking = await joinAdmin(app);
  other = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  families++;
  athlete = await joinAthlete(app);
  mother = await app.join('guardian');
  first = await app.join('guardian', `rosa.bell${families}@gmail.com`);
  second = await app.join('guardian', `rosabell${families}+2@gmail.com`);
});

async function decideByTwo(kind: 'end_link' | 'agree_link', linkId: string): Promise<void> {
  const body = { kind, link_id: linkId, ...REASON };
  const { id } = (await app.call<Confirmation>('POST', '/api/confirmations', { token: asking.token, body }))
    .body;
  const { status } = await app.call('POST', `/api/confirmations/${id}/confirm`, {
    token: other.token,
    body: REASON,
  });
  expect(status).toBe(200);
}

/** By code and the athlete's yes; nobody who is there has answered yet. */
async function wantToJoin(guardian: Joined): Promise<string> {
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  await sayYes(app, athlete, body.link_id);
  return body.link_id;
}

/** Linked, with the forms signed and something released. */
async function releaseAs(guardian: Joined): Promise<string> {
  const linkId = await linkUp(app, athlete, guardian);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  expect((await switchOn(app, guardian, athlete)).status).toBe(200);
  return linkId;
}

const linkOf = (id: string) =>
  app.db
    .selectFrom('guardian_links')
    .select(['status', 'ended_on_order'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const agreeAsAdmin = (id: string) =>
  app.call('POST', `/api/guardian-links/${id}/agree`, { token: asking.token, body: REASON });
/** As the athlete reads it. */
const waitsFor = async (id: string) =>
  (await guardiansOf(app, athlete)).body.links.find((link) => link.id === id)?.waits_for;
const heardOf = async ({ userId }: Joined) =>
  (await noticesOf(app, userId)).flatMap(({ kind, data }) =>
    kind === 'guardian_news' ? [(data as { what: string }).what] : [],
  );

describe('an order against one account', () => {
  test('ends the links of the same person’s other accounts too, those that wait included', async () => {
    const named = await linkUp(app, athlete, first);
    const twin = await wantToJoin(second);
    await agreeAsAdmin(twin);
    const third = await app.join('guardian', `ROSA.BELL.${families}@googlemail.com`);
    const waiting = await wantToJoin(third);
    const mothers = await wantToJoin(mother);
    await agreeAsAdmin(mothers);

    await decideByTwo('end_link', named);
    for (const id of [named, twin, waiting]) {
      expect(await linkOf(id)).toEqual({ status: 'ended', ended_on_order: true });
    }
    expect(await linkOf(mothers)).toEqual({ status: 'active', ended_on_order: false });
    const log = (person: Joined) =>
      app.call('GET', `/api/family/${athlete.athleteId}/log`, { token: person.token });
    expect((await log(second)).status).toBe(404);
    expect((await log(mother)).status).toBe(200);
    // It says where to ask, as to the one whom the order names.
    for (const { email } of [first, second]) {
      expect((await app.waitForMail(email, /has ended/)).text).toContain('/support');
    }
  });

  test('offers what they released to nobody where the only other guardian is their own account', async () => {
    const named = await releaseAs(first);
    await agreeAsAdmin(await wantToJoin(second));
    await decideByTwo('end_link', named);
    await linkUp(app, athlete, mother, { agreedBy: asking });
    expect((await cardOf(app, mother, athlete)).offered).toEqual([]);
  });

  test('offers what they released to another guardian who is there', async () => {
    const named = await releaseAs(first);
    await linkUp(app, athlete, mother, { agreedBy: first });
    await decideByTwo('end_link', named);
    expect((await cardOf(app, mother, athlete)).offered).toMatchObject([{ field_group: 'identity' }]);
  });

  test('leaves links with other athletes alone', async () => {
    const child = await joinAthlete(app);
    const elsewhere = await linkUp(app, child, second);
    await decideByTwo('end_link', await linkUp(app, athlete, first));
    expect((await linkOf(elsewhere)).status).toBe('active');
  });
});

describe('who was sent away', () => {
  test('is not let in by a guardian, who may still say no', async () => {
    await decideByTwo('end_link', await linkUp(app, athlete, first));
    await linkUp(app, athlete, mother, { agreedBy: asking });
    const again = await wantToJoin(second);
    expect((await cardOf(app, mother, athlete)).joining).toMatchObject([
      { link_id: again, can_agree: false, awaits_admin: true },
    ]);
    expect(await heardOf(mother)).toEqual(['offered']);
    expect(problemOf(await agree(app, mother, again)).code).toBe('not_allowed');
    expect(problemOf(await agreeAsAdmin(again)).code).toBe('conflict');
    expect(await waitsFor(again), 'as with any link that waits for us').toBe('faircourt');
    expect((await linkOf(again)).status).toBe('accepted');
    expect((await end(app, mother, again)).status).toBe(204);
  });

  test('is let in by two admins', async () => {
    await decideByTwo('end_link', await linkUp(app, athlete, first));
    await linkUp(app, athlete, mother, { agreedBy: asking });
    const again = await wantToJoin(second);
    await decideByTwo('agree_link', again);
    expect((await linkOf(again)).status).toBe('active');
  });
});

describe('with nobody linked once an order sent the only guardian away', () => {
  test('everybody who asks waits for an admin, who looks whether it is the same person', async () => {
    await decideByTwo('end_link', await linkUp(app, athlete, first));
    // No address of theirs that we know of.
    const stranger = await app.join('guardian');
    const byCode = await wantToJoin(stranger);
    expect((await linkOf(byCode)).status).toBe('accepted');
    const invited = await accept(app, mother, await mailedKey(app, athlete, mother.email));
    expect(invited.body).toMatchObject({ status: 'accepted', waits_for: 'faircourt' });
    expect(await waitsFor(byCode)).toBe('faircourt');
    expect((await agreeAsAdmin(invited.body.link_id)).status).toBe(200);
    expect((await linkOf(invited.body.link_id)).status).toBe('active');
    // Who is linked answers from then on.
    expect((await end(app, mother, byCode)).status).toBe(204);
  });

  test('an adult athlete decides alone who is linked', async () => {
    await decideByTwo('end_link', await linkUp(app, athlete, first));
    await app.db
      .updateTable('athletes')
      .set({ birthdate: '2000-01-01' })
      .where('id', '=', athlete.athleteId)
      .execute();
    expect((await linkOf(await wantToJoin(mother))).status).toBe('active');
  });
});

describe('one person with two accounts', () => {
  test('does not agree to themselves: an admin or another guardian does', async () => {
    await linkUp(app, athlete, first);
    const twin = await wantToJoin(second);
    expect((await cardOf(app, first, athlete)).joining).toMatchObject([
      { link_id: twin, can_agree: false, awaits_admin: true },
    ]);
    expect(await heardOf(first)).toEqual(['offered']);
    expect(problemOf(await agree(app, first, twin)).code).toBe('not_allowed');
    expect((await linkOf(twin)).status).toBe('accepted');
    expect(await waitsFor(twin)).toBe('faircourt');

    const mothers = await wantToJoin(mother);
    expect((await agree(app, first, mothers)).status).toBe(200);
  });

  test('is answered for by a guardian with a mailbox of their own', async () => {
    await linkUp(app, athlete, first);
    await linkUp(app, athlete, mother, { agreedBy: first });
    const twin = await wantToJoin(second);
    expect((await cardOf(app, mother, athlete)).joining).toMatchObject([
      { link_id: twin, can_agree: true, awaits_admin: false },
    ]);
    expect(await heardOf(mother)).toContain('awaits_you');
    expect(await waitsFor(twin)).toBe('guardian');
    expect((await agree(app, mother, twin)).status).toBe(200);
    expect((await linkOf(twin)).status).toBe('active');
  });
});
