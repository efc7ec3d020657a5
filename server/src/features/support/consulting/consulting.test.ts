/** A family asks for consulting, and pays for it: over HTTP, with everybody who has to stay outside. */
import type { AdminInvoices, Invoice } from '@faircourt/contracts/billing';
import type { ConsultingCase } from '@faircourt/contracts/consulting';
import type { SupportInbox } from '@faircourt/contracts/support-inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { forget } from '../../../../test/features/retention.ts';
import { writeTo } from '../../../../test/features/support.ts';
import { joinFamily, type SignedIn } from '../../../../test/records/conversations.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { eraseAccount } from '../../rights/erasure/erase.service.ts';

let app: TestApp;
let admin: SignedIn;
const clock = { at: new Date('2027-01-10T09:00:00Z') };

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => clock.at } });
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

type Person = { token: string };

const emailOf = async (userId: string) =>
  (
    await app.db
      .selectFrom('users')
      .innerJoin('auth_users', 'auth_users.id', 'users.auth_id')
      .select('auth_users.email')
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email;

async function ask(email: string): Promise<string> {
  const { reference } = (await writeTo(app, { type: 'nil-consulting', email })).body;
  const { id } = await app.db
    .selectFrom('support_requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return id;
}

const read = ({ token }: Person, id: string) =>
  app.call<ConsultingCase>('GET', `/api/consulting/${id}`, { token });
const step = ({ token }: Person, id: string, what: string, body: object = {}) =>
  app.call<ConsultingCase>('POST', `/api/consulting/${id}/${what}`, { token, body });
/** On the page as it is now. */
const work = async (id: string, what: string, body: object = {}) => {
  const { version } = (await read(admin, id)).body;
  return step(admin, id, what, { version, ...body });
};
const QUOTE = { amount_cents: 45_000, covers: 'Two hours about one contract', valid_until: '2027-02-01' };
const sign = (person: Person, id: string, quoteId: string | undefined, more: object = {}) =>
  step(person, id, 'accept', { quote_id: quoteId, signed_name: 'Rosa Bellweather', ...more });
const settle = (id: string, what: 'paid' | 'void', body: object) =>
  app.call('POST', `/api/admin/invoices/${id}/${what}`, { token: admin.token, body });

async function quoted(person: SignedIn): Promise<{ id: string; quoteId: string | undefined }> {
  const id = await ask(await emailOf(person.userId));
  const { body } = await work(id, 'quote', QUOTE);
  return { id, quoteId: body.quote?.id };
}

test('goes from the message over call, quote and acceptance to a paid invoice, and each step is told', async () => {
  const { guardian } = await joinFamily(app);
  const email = await emailOf(guardian.userId);
  const id = await ask(email);
  expect((await read(guardian, id)).body).toMatchObject({
    state: 'received',
    turn: 'us',
    asker: 'guardian',
    can: ['withdraw'],
  });
  const planned = await work(id, 'call', { call_at: '2027-01-12T15:00:00Z', note: 'We ring you.' });
  expect(planned.body).toMatchObject({ state: 'call_planned', call: { note: 'We ring you.' } });
  await app.waitForMail(email, /call about NIL consulting is planned/);

  const quote = (await work(id, 'quote', QUOTE)).body;
  expect(quote).toMatchObject({ state: 'quoted', turn: 'family', quote: { ...QUOTE, currency: 'USD' } });
  await app.waitForMail(email, /Your quote for NIL consulting/);
  const file = await app.call('GET', `/api/consulting/${id}/quote/pdf`, guardian);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect((await read(guardian, id)).body.can).toEqual(['accept', 'withdraw']);

  expect(problemOf(await sign(guardian, id, quote.quote?.id, { signed_name: 'Rosa' })).errors).toMatchObject([
    { field: 'signed_name', code: 'other_name' },
  ]);
  const answers = await Promise.all([1, 2].map(() => sign(guardian, id, quote.quote?.id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toMatchObject({
    state: 'accepted',
    acceptance: { signed_name: 'Rosa Bellweather' },
  });

  const seen = (await read(admin, id)).body;
  expect(seen.can).toEqual(['invoice', 'close']);
  const bills = await Promise.all([1, 2].map(() => step(admin, id, 'invoice', { version: seen.version })));
  expect(bills.map(({ status }) => status)).toEqual([200, 200]);
  const invoice = bills[0]?.body.invoice;
  expect(invoice).toMatchObject({ state: 'open', number: expect.stringMatching(/^FC-2027-0/) as string });
  const sheet = await app.call<Invoice>('GET', `/api/billing/invoices/${invoice?.id}`, guardian);
  expect(sheet.body).toMatchObject({
    amount_cents: 45_000,
    plan: null,
    buyer: { name: 'Rosa Bellweather', email },
    consulting: { request_id: id, covers: QUOTE.covers },
  });
  expect((await app.call('GET', `/api/billing/invoices/${invoice?.id}/pdf`, guardian)).status).toBe(200);
  expect(problemOf(await work(id, 'done')).code).toBe('conflict');
  expect(problemOf(await step(guardian, id, 'withdraw')).code).toBe('conflict');

  const paid = { reference: 'WIRE 1', paid_on: '2027-01-10' };
  const marks = await Promise.all([1, 2].map(() => settle(invoice?.id ?? '', 'paid', paid)));
  expect(marks.map(({ status }) => status)).toEqual([200, 200]);
  await app.waitForMail(email, /Thank you: invoice FC-2027/);
  expect((await work(id, 'done')).body).toMatchObject({ state: 'done', turn: 'nobody' });
  const types = (await eventsOf(app.db, id)).map(({ type }) => type);
  expect(types.filter((type) => /^(consulting|invoice)/.test(type))).toEqual([
    'consulting.opened',
    'consulting.call_planned',
    'consulting.quoted',
    'consulting.accepted',
    'consulting.invoiced',
    'invoice.issued',
    'invoice.paid',
    'consulting.finished',
  ]);
});

test('nobody under 18 accepts, or is offered anything; at 18 they can', async () => {
  const { athlete } = await joinFamily(app, { birthdate: '2011-05-05' });
  const id = await ask(await emailOf(athlete.userId));
  expect((await read(athlete, id)).body).toMatchObject({ asker: 'minor_athlete', can: ['withdraw'] });
  expect((await read(admin, id)).body.can).toEqual(['close']);
  expect(problemOf(await work(id, 'quote', QUOTE)).detail).toMatch(/under 18/);
  // Also where a quote is there, such as one that was made before anybody knew the age.
  await app.db
    .updateTable('consulting_cases')
    .set({ state: 'quoted', quote_id: id, quote_amount_cents: 1, quote_currency: 'USD', quote_covers: 'x' })
    .set({ quote_valid_until: '2027-02-01', quoted_at: clock.at })
    .where('request_id', '=', id)
    .execute();
  const refused = await sign(athlete, id, id, { signed_name: 'Nia Bellweather' });
  expect(problemOf(refused).code).toBe('not_allowed');

  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2008-05-05' })
    .where('id', '=', athlete.athleteId)
    .execute();
  expect((await sign(athlete, id, id, { signed_name: 'Nia Bellweather' })).body.state).toBe('accepted');
});

test('a guardian whose age we do not know says it, and it is not kept', async () => {
  const guardian = await app.join('guardian');
  const { name } = await app.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', guardian.userId)
    .executeTakeFirstOrThrow();
  const signed = { signed_name: `${name} Lopez` };
  const { id, quoteId } = await quoted(guardian);
  expect((await read(guardian, id)).body.needs_birthdate).toBe(true);
  const fields = async (more: object) => problemOf(await sign(guardian, id, quoteId, more)).errors;
  const names = /\s/.test(name) ? { signed_name: name } : signed;
  expect(await fields(names)).toMatchObject([{ field: 'birthdate', code: 'required' }]);
  expect(await fields({ ...names, birthdate: '2010-01-01' })).toMatchObject([
    { field: 'birthdate', code: 'under_18' },
  ]);
  expect((await sign(guardian, id, quoteId, { ...names, birthdate: '1980-01-01' })).body.state).toBe(
    'accepted',
  );
});

test('is there for who asked and for admins alone', async () => {
  const { guardian, athlete } = await joinFamily(app);
  const { id, quoteId } = await quoted(guardian);
  const strangers = [athlete, (await joinFamily(app)).guardian, await app.join('coach')];
  for (const stranger of strangers) {
    expect((await read(stranger, id)).status).toBe(404);
    expect((await app.call('GET', `/api/consulting/${id}/quote/pdf`, stranger)).status).toBe(404);
    expect((await sign(stranger, id, quoteId)).status).toBe(404);
    expect((await step(stranger, id, 'withdraw')).status).toBe(404);
    expect((await step(stranger, id, 'quote', { version: 1, ...QUOTE })).status).toBe(403);
  }
  expect((await sign(admin, id, quoteId)).status).toBe(403);
});

test("an admin's look at a case and at its quote is logged once an hour, and the family's own is none", async () => {
  const { guardian } = await joinFamily(app);
  const { id } = await quoted(guardian);
  const looks = async () => {
    const asked = app.db.selectFrom('events').select('actor_user_id').where('chain', '=', id);
    const rows = await asked.where('type', '=', 'support.opened').orderBy('seq').execute();
    return rows.map((look) => look.actor_user_id);
  };
  expect(await looks()).toEqual([admin.userId]);
  await read(guardian, id);
  await app.call('GET', `/api/consulting/${id}/quote/pdf`, guardian);
  await read(admin, id);
  expect(await looks()).toEqual([admin.userId]);
  const other = await joinAdmin(app);
  expect((await app.call('GET', `/api/consulting/${id}/quote/pdf`, other)).status).toBe(200);
  expect((await read(other, id)).status).toBe(200);
  await app.call('GET', `/api/support-requests/${id}`, { token: other.token });
  expect(await looks()).toEqual([admin.userId, other.userId]);
});

test('an older page, another quote and a quote past its day change nothing', async () => {
  const { guardian } = await joinFamily(app);
  const { id, quoteId } = await quoted(guardian);
  expect(problemOf(await step(admin, id, 'quote', { version: 1, ...QUOTE, amount_cents: 1 })).code).toBe(
    'conflict',
  );
  const again = await work(id, 'quote', { ...QUOTE, amount_cents: 50_000 });
  expect(again.body.quote).toMatchObject({ amount_cents: 50_000 });
  expect(problemOf(await sign(guardian, id, quoteId)).detail).toMatch(/another quote/);
  clock.at = new Date('2027-02-02T09:00:00Z');
  expect((await read(guardian, id)).body).toMatchObject({ can: ['withdraw'], quote: { is_expired: true } });
  expect(problemOf(await sign(guardian, id, again.body.quote?.id)).detail).toMatch(/no longer valid/);
  clock.at = new Date('2027-01-10T09:00:00Z');
  expect((await step(guardian, id, 'withdraw')).body).toMatchObject({ state: 'withdrawn', turn: 'nobody' });
  expect((await step(guardian, id, 'withdraw')).status).toBe(200);
});

test('an invoice that is taken back leaves the case to be billed again, with the next number', async () => {
  const { guardian } = await joinFamily(app);
  const { id, quoteId } = await quoted(guardian);
  await sign(guardian, id, quoteId);
  const first = (await work(id, 'invoice')).body.invoice;
  await settle(first?.id ?? '', 'void', { reason: 'The wrong month' });
  await app.waitForMail(await emailOf(guardian.userId), /took back the invoice/);
  expect((await read(guardian, id)).body).toMatchObject({ state: 'accepted', invoice: null });
  const second = (await work(id, 'invoice')).body.invoice;
  expect(Number(second?.number.slice(-6))).toBe(Number(first?.number.slice(-6)) + 1);
  const open = await app.call<AdminInvoices>('GET', '/api/admin/invoices?state=open', admin);
  expect(open.body.items.map(({ number }) => number)).toContain(second?.number);
});

test('an open invoice falls with the account that it was made out to, and nobody is billed whose age is in doubt', async () => {
  const { guardian, athlete } = await joinFamily(app, { birthdate: '2001-05-04' });
  const { id, quoteId } = await quoted(guardian);
  await sign(guardian, id, quoteId);
  const { invoice } = (await work(id, 'invoice')).body;
  const own = await quoted(athlete);
  const signed = await sign(athlete, own.id, own.quoteId, { signed_name: 'Nia Bellweather' });
  expect(signed.body).toMatchObject({ state: 'accepted' });
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2012-05-04' })
    .where('user_id', '=', athlete.userId)
    .execute();
  expect((await work(own.id, 'invoice')).status).toBe(409);

  await eraseAccount(app.db, guardian.userId, clock.at);
  const row = await app.db
    .selectFrom('invoices')
    .select(['state', 'void_code', 'void_reason'])
    .where('id', '=', invoice?.id ?? '')
    .executeTakeFirst();
  expect(row).toEqual({ state: 'void', void_code: 'account_closed', void_reason: null });
});

test('what a family has agreed to is forgotten after it is done and paid, and not before', async () => {
  const { guardian } = await joinFamily(app);
  const { id: unanswered } = await quoted(guardian);
  const { id, quoteId } = await quoted(guardian);
  await sign(guardian, id, quoteId);
  const forgetUntil = async (at: string) => {
    await forget(app.db, 'consulting', new Date(at));
    return (await read(admin, id)).status;
  };
  expect(await forgetUntil('2031-01-11T00:00:00Z')).toBe(200);
  expect((await read(admin, unanswered)).status).toBe(404);
  const { invoice } = (await work(id, 'invoice')).body;
  expect(await forgetUntil('2031-01-11T00:00:00Z')).toBe(200);
  await settle(invoice?.id ?? '', 'paid', { reference: 'WIRE 2', paid_on: '2027-01-10' });
  expect(await forgetUntil('2031-01-11T00:00:00Z')).toBe(200);
  expect((await work(id, 'done')).status).toBe(200);
  expect(await forgetUntil('2029-01-10T08:00:00Z')).toBe(200);
  expect(await forgetUntil('2029-01-11T00:00:00Z')).toBe(404);
});

test('the queue has what waits for us first, and the message closes with the case', async () => {
  await app.db.deleteFrom('support_requests').execute();
  const { guardian } = await joinFamily(app);
  const { id: theirs } = await quoted(guardian);
  const ours = await ask('nobody-yet@example.test');
  const inbox = () =>
    app.call<SupportInbox>('GET', '/api/support-requests?view=consulting', { token: admin.token });
  const { body } = await inbox();
  expect(body.requests.map(({ id, consulting }) => [id, consulting?.state, consulting?.turn])).toEqual([
    [ours, 'received', 'us'],
    [theirs, 'quoted', 'family'],
  ]);
  expect(body.figures).toMatchObject({ consulting: 1, oldest_consulting_at: clock.at.toISOString() });
  const close = await app.call('POST', `/api/support-requests/${ours}/close`, {
    token: admin.token,
    body: {},
  });
  expect(close.status).toBe(409);
  await work(ours, 'close', { reason: 'We cannot help with this.' });
  const mail = await app.waitForMail('nobody-yet@example.test', /closed your request/);
  expect(mail.text).toContain('We cannot help with this.');
  expect((await inbox()).body.requests.map(({ id }) => id)).toEqual([theirs]);
});

test('admins hear of an accepted quote by bell and email, once, and can turn it off', async () => {
  const quiet = await joinAdmin(app);
  for (const channel of ['bell', 'email']) {
    const body = { topic: 'consulting', channel, is_on: false };
    const turned = await app.call('PATCH', '/api/notification-choices', { token: quiet.token, body });
    expect(turned.status).toBe(200);
  }
  const { guardian } = await joinFamily(app);
  const { id, quoteId } = await quoted(guardian);
  expect(await heardOf(id)).toEqual([]);
  await sign(guardian, id, quoteId);
  await sign(guardian, id, quoteId);
  const heard = await heardOf(id);
  expect(heard).toContain(admin.userId);
  expect(heard).not.toContain(quiet.userId);
  expect(heard).toHaveLength(new Set(heard).size);
  const letter = await app.waitForMail(await emailOf(admin.userId), /^A family accepted a quote/);
  expect(letter.text).toContain('USD');
  expect(letter.text).not.toContain('Rosa');
});

async function heardOf(requestId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'data'])
    .where('kind', '=', 'quote_accepted')
    .execute();
  return rows
    .filter(({ data }) => (data as { request_id?: string }).request_id === requestId)
    .map(({ user_id: userId }) => userId);
}
