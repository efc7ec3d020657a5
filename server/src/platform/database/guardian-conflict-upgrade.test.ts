/** What a database holds after the upgrade in which a guardian shares a mailbox with a coach: all it held before. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createScratchDatabase, dropScratchDatabase, withClient } from './scratch.ts';
import { upgradeTo } from '../../../test/app/upgrade.ts';

const name = `faircourt_upgrade_${process.pid}_${randomBytes(4).toString('hex')}`;
let url: string;
beforeAll(async () => {
  url = await createScratchDatabase(inject('postgresUrl'), name);
});
afterAll(() => dropScratchDatabase(inject('postgresUrl'), name));

/** Two minors with a guardian each; the first guardian has the mailbox of a coach. */
async function seed(client: pg.Client): Promise<void> {
  const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`;
  await client.query(`
    insert into auth_users (id, email, email_verified) values
      ('${id(1)}', '1@example.test', true), ('${id(2)}', '2@example.test', true),
      ('${id(3)}', 'dana+family@example.test', true), ('${id(4)}', 'rosa@example.test', true),
      ('${id(5)}', 'Dana@example.test', true);
    insert into users (id, auth_id, role, name) values
      ('${id(1)}', '${id(1)}', 'athlete', 'Nia'), ('${id(2)}', '${id(2)}', 'athlete', 'Ana'),
      ('${id(3)}', '${id(3)}', 'guardian', 'D.'), ('${id(4)}', '${id(4)}', 'guardian', 'Rosa'),
      ('${id(5)}', '${id(5)}', 'coach', 'Dana');
    insert into athletes (id, user_id) values ('${id(1)}', '${id(1)}'), ('${id(2)}', '${id(2)}');
    insert into guardian_links (athlete_id, guardian_user_id, status, activated_at) values
      ('${id(1)}', '${id(3)}', 'active', now()), ('${id(2)}', '${id(4)}', 'active', now());
    insert into releases (athlete_id, field_group, audience, status, decided_by, decided_at) values
      ('${id(1)}', 'identity', 'everyone', 'approved', '${id(3)}', now());
    delete from card_due`);
}

test('nothing is deleted, and the cards that lean on such a guardian are made again', async () => {
  await withClient(url, async (client) => {
    await upgradeTo(client, '0032_guardian_conflicts', seed);
    const ask = async (question: string) =>
      (await client.query<{ n: string }>(question)).rows.map(({ n }) => n);
    expect(await ask(`select right(athlete_id::text, 1) as n from card_due`)).toEqual(['1']);
    expect(await ask(`select status::text as n from releases`)).toEqual(['approved']);
    expect(await ask(`select status::text as n from guardian_links`)).toEqual(['active', 'active']);
  });
});
