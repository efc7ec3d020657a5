/** The command itself, as an administrator types it: what it prints and how it ends. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../test/app/fresh-database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

interface Printed {
  code: number;
  stdout: string;
  stderr: string;
}

function admin(...typed: string[]): Promise<Printed> {
  const command = new URL('admin.ts', import.meta.url).pathname;
  // Not the one of the tests: their runner has settings of its own by the same names.
  const environment = { PATH: process.env['PATH'], DATABASE_URL: fresh.url };
  return promisify(execFile)(process.execPath, [command, ...typed], { env: environment }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Printed) => ({ code, stdout, stderr }),
  );
}

test(
  'what was done is printed; what was not is told apart, with what to type',
  { timeout: 300_000 },
  async () => {
    const [made, wrong, unknown] = await Promise.all([
      admin('region', '--name', 'North', '--countries', 'us,CA', '--measurements', '3'),
      admin('region', '--name', 'Wrong', '--countries', 'USA'),
      admin('crown', '--email', 'you@example.test'),
    ]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/^Created: North: CA, US; months: measurements 3, .*\n$/);
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toMatch(/^One field needs attention\.\n {2}countries\.0: .+\n$/);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toContain('approve-director --email ADDRESS');
  },
);
