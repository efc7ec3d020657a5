import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { AppError } from '../../platform/errors.ts';
import { joinPending } from '../../../test/features/admin.ts';
import { runDirectorCommand, type CommandDeps, type DirectorCommand } from './director.commands.ts';

let app: TestApp;
let deps: CommandDeps;
beforeAll(async () => {
  app = await startTestApp();
  const by = { userId: null, role: 'server_command' };
  deps = { db: app.db, by };
});
afterAll(() => app.close());

type Given = Parameters<typeof runDirectorCommand>[2];
const run = (command: DirectorCommand, given: Given = {}) => runDirectorCommand(deps, command, given);
const refusalOf = async (command: DirectorCommand, given: Given): Promise<string[]> => {
  const thrown: unknown = await run(command, given).catch((error: unknown) => error);
  if (!(thrown instanceof AppError)) throw new Error('It was not refused');
  return [thrown.message, ...thrown.fieldErrors.map(({ field }) => field)];
};

test('an administrator makes regions and approves a director, who hears of it and works at once', async () => {
  expect(await run('regions')).toEqual(['There are no regions yet.']);
  expect(await run('directors')).toEqual(['Nobody has signed up as a director.']);
  const director = await joinPending(app);
  const months =
    'measurements 3, academics 12, transcript 12, season 12, school 12, institution 24, guardianship 24';
  expect(await run('region', { name: 'North', countries: 'us, CA', measurements: '3' })).toEqual([
    `Created: North: CA, US; months: ${months}; directors: 0`,
  ]);
  await run('region', { name: 'South', countries: 'AR' });
  const approved = { email: director.email, regions: 'north, South' };
  expect(await run('approve-director', approved)).toEqual([
    expect.stringContaining(`Approved: ${director.email} (Ines Okafor): active; regions: North, South; `),
  ]);
  await app.waitForMail(director.email, /regional director now/);
  const queue = await app.call<{ countries: string[] }>('GET', '/api/verifications', director);
  expect(queue.body.countries.toSorted()).toEqual(['AR', 'CA', 'US']);
  expect((await eventsOf(app.db, director.userId)).at(-1)).toMatchObject({
    type: 'director.approved',
    actor_role: 'server_command',
  });

  expect(await run('region', { name: 'South', countries: 'AR,CL' })).toMatchObject([
    expect.stringMatching(/^Changed: South: AR, CL; .*; directors: 1$/),
  ]);
  expect(await run('regions')).toHaveLength(2);
  expect(await run('directors')).toEqual([
    `${director.email} (Ines Okafor): active; regions: North, South; Example Basketball Federation, https://www.example.test/ (address: own_claim); referee: Rosa Halvorsen, +1 555 0142; document: none`,
  ]);
});

test('a mistake is told in words, every wrong option at once, and changes nothing', async () => {
  const director = await joinPending(app);
  const guardian = await app.join('guardian');
  await run('region', { name: 'East', countries: 'JP' });
  expect(await refusalOf('approve-director', { email: director.email, regions: 'East,Atlantis' })).toEqual([
    'No region is called "Atlantis".',
  ]);
  for (const email of ['nobody@example.test', guardian.email]) {
    expect(await refusalOf('approve-director', { email, regions: 'East' })).toEqual([
      'No regional director has this address.',
    ]);
  }
  expect(await refusalOf('approve-director', { regions: '' })).toEqual([
    '2 fields need attention.',
    'email',
    'regions',
  ]);
  expect(await refusalOf('region', { name: 'Wrong', countries: 'USA', school: 'soon' })).toEqual([
    '2 fields need attention.',
    'countries.0',
    'validity.school',
  ]);
  const { status } = await app.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', director.userId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('pending');
});
