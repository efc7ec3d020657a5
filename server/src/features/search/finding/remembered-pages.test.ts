/** A page that was read is given out again only while it is what a search would read now. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { refreshCards } from '../cards/card.service.ts';
import { seedAthlete, releaseIdentity, search } from '../../../../test/search/seeded-athlete.ts';

let app: TestApp;
let viewer: Joined;
let now = new Date('2026-11-15T12:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  viewer = await app.join('guardian');
});
beforeEach(async () => {
  await app.db.deleteFrom('athletes').execute();
});
afterAll(() => app.close());

test('the same page is read once, for everybody who reads the same cards', async () => {
  await seedAthlete(app.db, 'Ana Costa', { country_code: 'PT' }, now);
  const other = await app.join('athlete');
  const first = await search(app, viewer.token, 'country=PT');
  expect(await cardReads(() => search(app, viewer.token, 'country=PT'))).toBe(0);
  expect(await cardReads(() => search(app, other.token, 'country=PT'))).toBe(0);
  expect(await cardReads(() => search(app, viewer.token, 'country=ES'))).toBe(1);
  const again = await search(app, other.token, 'country=PT');
  expect(again.athletes).toEqual(first.athletes);
  expect(again.file_key).not.toBe(first.file_key);
});

test('what is withdrawn, added, changed or deleted shows at the very next request', async () => {
  const { id } = await seedAthlete(app.db, 'Ana Costa', { country_code: 'PT' }, now);
  expect(await namesFound()).toEqual(['Ana C.']);
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id }, now);
  expect(await namesFound()).toEqual(['Ana Costa']);
  await change(id, () => app.db.deleteFrom('releases').execute());
  expect(await namesFound()).toEqual(['Ana C.']);
  const { id: second } = await seedAthlete(app.db, 'Bea Lima', { country_code: 'PT', grad_year: 2027 }, now);
  expect(await namesFound()).toEqual(['Bea L.', 'Ana C.']);
  await change(id, () =>
    app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', id).execute(),
  );
  expect(await namesFound()).toEqual(['Bea L.']);
  await app.db.deleteFrom('athletes').where('id', '=', second).execute();
  expect(await namesFound()).toEqual([]);
});

test('a change that was not committed changes no page', async () => {
  const { id } = await seedAthlete(app.db, 'Ana Costa', { country_code: 'PT' }, now);
  await namesFound();
  await inTransaction(app.db, async (trx) => {
    await trx.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', id).execute();
    await refreshCards(trx, [id], now);
    expect(await namesFound()).toEqual(['Ana C.']);
  });
  expect(await namesFound()).toEqual([]);
});

test('a card that ends by the calendar is gone from a page at that moment', async () => {
  const { id } = await seedAthlete(app.db, 'Ana Costa', { country_code: 'PT' }, now);
  const expiresAt = new Date(now.getTime() + 60_000);
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id, expiresAt }, now);
  expect(await namesFound()).toEqual(['Ana Costa']);
  now = new Date(expiresAt.getTime() - 1);
  expect(await cardReads(namesFound)).toBe(0);
  now = expiresAt;
  expect(await namesFound()).toEqual([]);
});

async function namesFound(): Promise<string[]> {
  return (await search(app, viewer.token, 'country=PT')).athletes.map(({ name }) => name);
}

async function change(athleteId: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], now));
}

/** How many statements read cards meanwhile. */
async function cardReads(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([statement]) => String((statement as { text?: string }).text));
  query.mockRestore();
  return texts.filter((text) => text.includes('athlete_cards_')).length;
}
