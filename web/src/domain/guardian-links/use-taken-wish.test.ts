// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { fakeServer, json, signInAs } from '../../../test/fake-server.ts';
import { renderHook } from '../../../test/render-hook.tsx';
import { session } from '../../api/session/session-client.ts';
import { dropWish, handOverWish, type AcceptWish } from './accept-wish.ts';
import { useTakenWish } from './use-taken-wish.ts';

const wish = { birthdate: '1984-05-06', relationship: 'mother' } as const;

afterEach(dropWish);

async function openCard(token = 'mailed', whose?: string) {
  const server = fakeServer();
  const user = await signInAs(server, 'guardian');
  handOverWish(wish, { userId: whose ?? user.id, token: 'mailed' });
  const card = await renderHook(() => useTakenWish({ token }));
  const taken: (AcceptWish | null)[] = [];
  const take = async () => {
    await card.does((takeWish) => taken.push(takeWish()));
    return taken.at(-1);
  };
  return { server, user, card, take };
}

test('the card of the invitation gives the wish once', async () => {
  const { take } = await openCard();
  expect(await take()).toEqual(wish);
  expect(await take()).toBeNull();
});

test('a card that is left without an answer leaves nothing to the next visit', async () => {
  const { card } = await openCard();
  await card.leave();
  const next = await renderHook(() => useTakenWish({ token: 'mailed' }));
  await next.does((takeWish) => expect(takeWish()).toBeNull());
});

test('another person’s card has none', async () => {
  expect(await (await openCard('mailed', 'somebody-else')).take()).toBeNull();
});

test('the card of another invitation has none', async () => {
  expect(await (await openCard('another')).take()).toBeNull();
});

test('who has signed in meanwhile in another tab is not given it', async () => {
  const { server, user, card, take } = await openCard();
  const next = { ...user, id: '018f0000-0000-7000-8000-000000000002' };
  const held = { access_token: 'token-2', expires_at: Math.floor(Date.now() / 1000) + 3600, user: next };
  server.on('POST /api/auth/sign-in', () => json(200, held));
  await card.does(() => session.signInWithPassword({ email: next.email, password: 'a long password' }));
  expect(await take()).toBeNull();
});
