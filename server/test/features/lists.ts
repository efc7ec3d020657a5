/** Recruiting lists over HTTP, as a coach works on them. */
import type { AddedToList, OpenList, RecruitingList, RecruitingLists } from '@faircourt/contracts/lists';
import type { Database } from '../../src/platform/database/database.ts';
import type { Answer, TestApp } from '../app/test-app.ts';

interface Person {
  token: string;
}

export async function makeList(
  app: TestApp,
  { token }: Person,
  body: { name?: string; note?: string; is_shared?: boolean } = {},
): Promise<RecruitingList> {
  const answer = await app.call<RecruitingList>('POST', '/api/lists', {
    token,
    body: { name: 'Guards of 2028', is_shared: true, ...body },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

export function listsOf(
  app: TestApp,
  { token }: Person,
  athleteId?: string,
): Promise<Answer<RecruitingLists>> {
  return app.call('GET', `/api/lists${athleteId ? `?athlete_id=${athleteId}` : ''}`, { token });
}

export function readList(app: TestApp, { token }: Person, id: string): Promise<Answer<OpenList>> {
  return app.call('GET', `/api/lists/${id}`, { token });
}

export function change(app: TestApp, { token }: Person, id: string, body: object): Promise<Answer> {
  return app.call('PATCH', `/api/lists/${id}`, { token, body });
}

export function add(
  app: TestApp,
  { token }: Person,
  id: string,
  athleteIds: readonly string[],
): Promise<Answer<AddedToList>> {
  return app.call('POST', `/api/lists/${id}/entries`, { token, body: { athlete_ids: athleteIds } });
}

export function onEntries(
  app: TestApp,
  { token }: Person,
  id: string,
  what: 'remove' | 'restore' | 'move',
  body: { entry_ids: readonly string[]; stage_id?: string; before_id?: string | null },
): Promise<Answer> {
  return app.call('POST', `/api/lists/${id}/entries/${what}`, { token, body });
}

/** The ids of the entries, stage by stage, without the empty stages. */
export function board({ stages, entries }: OpenList): string[][] {
  return stages
    .map(({ id }) => entries.filter(({ stage_id }) => stage_id === id).map((entry) => entry.id))
    .filter((ids) => ids.length > 0);
}

/** Works at somebody else's desk from now on; a desk of one's own waits meanwhile. */
export async function sitAtDeskOf(
  db: Database,
  colleague: { userId: string },
  owner: { userId: string },
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ parked_at: new Date() })
    .where('user_id', '=', colleague.userId)
    .execute();
  await db
    .insertInto('seats')
    .columns(['subscription_id', 'user_id', 'given_by'])
    .expression((eb) =>
      eb
        .selectFrom('subscriptions')
        .select(['id', eb.val(colleague.userId).as('user_id'), 'owner_user_id'])
        .where('owner_user_id', '=', owner.userId)
        .limit(1),
    )
    .execute();
}
