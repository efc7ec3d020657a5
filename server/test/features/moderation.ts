/** Reporting, and what moderators do with it, over HTTP. */
import type { ModerationEntry, ModerationItem, ModerationList } from '@faircourt/contracts/moderation';
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

export async function clearQueue({ db }: TestApp): Promise<void> {
  await db.deleteFrom('moderation_items').execute();
}
