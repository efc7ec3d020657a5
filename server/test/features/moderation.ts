/** Reporting, and what moderators do with it, over HTTP. */
import type {
  ModerationEntry,
  ModerationItem,
  ModerationList,
  OwnDecision,
  OwnDecisionList,
} from '@faircourt/contracts/moderation';
import type { Answer, TestApp } from '../app/test-app.ts';

interface Holder {
  token: string;
}

export function report(
  app: TestApp,
  thing: `${'athletes' | 'videos' | 'posts' | 'coaches'}/${string}`,
  by: Holder,
  body: Record<string, unknown> = {},
): Promise<Answer> {
  return app.call('POST', `/api/${thing}/report`, {
    token: by.token,
    body: { category: 'other', reason: 'Please look at this.', ...body },
  });
}

export async function queueOf(app: TestApp, admin: Holder, query = ''): Promise<ModerationEntry[]> {
  const answer = await app.call<ModerationList>('GET', `/api/moderation-items${query}`, {
    token: admin.token,
  });
  return answer.body.items;
}

export function openItem(app: TestApp, admin: Holder, id: string): Promise<Answer<ModerationItem>> {
  return app.call<ModerationItem>('GET', `/api/moderation-items/${id}`, { token: admin.token });
}

export function step(app: TestApp, admin: Holder, id: string, what: 'claim' | 'release'): Promise<Answer> {
  return app.call('POST', `/api/moderation-items/${id}/${what}`, { token: admin.token });
}

/** What was removed for good goes along. */
export async function clearQueue({ db }: TestApp): Promise<void> {
  await db.deleteFrom('deleted_videos').where('removed_by', 'is not', null).execute();
  await db.deleteFrom('files').where('removed_by', 'is not', null).execute();
  await db.deleteFrom('posts').where('removed_by', 'is not', null).execute();
  await db.deleteFrom('removed_messages').execute();
  await db.deleteFrom('moderation_items').execute();
}

/** Claims and closes. Whatever is left out says that something was wrong and nothing was done here. */
export async function decide(
  app: TestApp,
  admin: Holder,
  id: string,
  decided: { outcome?: string; measures?: string[]; reason?: string | null; until?: string } = {},
): Promise<Answer> {
  await step(app, admin, id, 'claim');
  const { outcome = 'acted', ...rest } = decided;
  return app.call('POST', `/api/moderation-items/${id}/close`, {
    token: admin.token,
    body: { outcome, note: 'I looked at it.', ...(rest.measures ? { reason: 'This is why.' } : {}), ...rest },
  });
}

/** Of conversations: the one about this person, if any. */
export async function itemAbout(
  app: TestApp,
  admin: Holder,
  { userId }: { userId: string },
): Promise<ModerationItem | null> {
  for (const { id } of await queueOf(app, admin, '?kind=conversation')) {
    const { body } = await openItem(app, admin, id);
    if (body.about_person?.user_id === userId) return body;
  }
  return null;
}

export async function closeItemAbout(
  app: TestApp,
  admin: Holder,
  person: { userId: string },
  outcome: 'nothing_wrong' | 'acted',
): Promise<void> {
  const item = await itemAbout(app, admin, person);
  const { status } = await decide(app, admin, item?.id ?? '', { outcome });
  if (status !== 204) throw new Error(`Closing was answered ${status}`);
}

export async function onlyItem(app: TestApp, admin: Holder): Promise<string> {
  const [entry, ...others] = await queueOf(app, admin);
  if (!entry || others.length > 0) throw new Error('There is not exactly one item');
  return entry.id;
}

export async function decisionsOf(app: TestApp, person: Holder): Promise<OwnDecision[]> {
  const { body } = await app.call<OwnDecisionList>('GET', '/api/moderation-decisions', {
    token: person.token,
  });
  return body.decisions;
}

export function appeal(
  app: TestApp,
  by: Holder,
  decisionId: string,
  words = 'It was not me.',
): Promise<Answer> {
  return app.call('POST', `/api/moderation-decisions/${decisionId}/appeal`, {
    token: by.token,
    body: { words },
  });
}

export function answerAppeal(
  app: TestApp,
  by: Holder,
  decisionId: string,
  isAccepted: boolean,
): Promise<Answer> {
  return app.call('POST', `/api/moderation-decisions/${decisionId}/appeal/answer`, {
    token: by.token,
    body: { is_accepted: isAccepted, answer: 'I looked again.' },
  });
}

export function bellOf({ db }: TestApp, userId: string) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
