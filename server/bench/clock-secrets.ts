/** Families with a conversation, a private profile and a signed form each; and a coach who knows none of them. */
import type pg from 'pg';
import { seedConversations } from './conversations.ts';

export interface Secrets {
  stranger: { userId: string; sessionId: string };
  emails: string[];
  threadIds: string[];
  athleteIds: string[];
  signatureIds: string[];
}

export async function seedSecrets(client: pg.Client, families: number): Promise<Secrets> {
  const talkers = await seedConversations(client, families + 1);
  await client.query(`
    update athletes set visibility = 'private', grad_year = 2029;
    insert into consent_signatures (document_id, body_hash, athlete_id, guardian_user_id, signed_name)
      select document.id, document.body_hash, link.athlete_id, link.guardian_user_id, 'A Guardian'
      from guardian_links link cross join (select id, body_hash from consent_documents limit 1) document;
    analyze`);
  // The last coach asks; what is theirs is no secret to them.
  const stranger = talkers.findLast(({ role }) => role === 'coach');
  if (!stranger) throw new Error('Nobody to ask.');
  const select = async (statement: string): Promise<string[]> => {
    const { rows } = await client.query<{ value: string }>(statement, [stranger.threadId]);
    return rows.map(({ value }) => value);
  };
  const theirs = '(select athlete_id from threads where id = $1)';
  return {
    stranger,
    emails: await select(
      `select email::text as value from auth_users
       where id not in (select user_id from coaches where id = (select coach_id from threads where id = $1))`,
    ),
    threadIds: await select('select id as value from threads where id <> $1'),
    athleteIds: await select(`select id as value from athletes where id <> ${theirs}`),
    signatureIds: await select(`select id as value from consent_signatures where athlete_id <> ${theirs}`),
  };
}
