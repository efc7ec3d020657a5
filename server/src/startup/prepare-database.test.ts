import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase, type EmptyDatabase } from '../../test/app/empty-database.ts';
import { prepareDatabase } from './prepare-database.ts';

let database: EmptyDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

const AT_ONCE = 4;
const startAll = () =>
  Promise.all(Array.from({ length: AT_ONCE }, () => prepareDatabase(database.url, { loadsDemoData: false })));

test('servers that start at the same moment all get through, and one of them migrates', async () => {
  const first = await startAll();
  expect(first.filter((said) => said.endsWith('migrations'))).toHaveLength(1);
  // The rights of the queue are given each time.
  for (let round = 0; round < 5; round++) {
    expect(await startAll()).toEqual(Array.from({ length: AT_ONCE }, () => 'nothing to do'));
  }
});
