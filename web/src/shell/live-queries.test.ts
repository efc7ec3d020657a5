import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settle } from '../api/fake-clock.test-support.ts';
import { refreshAllTopics, refreshTopic } from './live-queries.ts';

const THREAD = '018f0000-0000-7000-8000-0000000000a1';
const OTHER = '018f0000-0000-7000-8000-0000000000a2';

/** Everything that pages may show, and which of it has been called old. */
function openPages() {
  const queryClient = new QueryClient();
  const keys = [
    ['links'],
    ['family'],
    ['requests'],
    ['requests', 'sent'],
    ['athlete', 'x'],
    ['threads'],
    ['threads', THREAD],
    ['threads', OTHER],
    ['verifications', 'own'],
    ['affiliation'],
    ['team'],
    ['billing'],
    ['allowance'],
    ['settings'],
  ];
  for (const key of keys) queryClient.setQueryData(key, 'loaded');
  const old = () =>
    keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map((key) => key.join('/'));
  return { queryClient, old };
}

test('a change in one conversation makes that one and the list old, and no other', async () => {
  const { queryClient, old } = openPages();
  refreshTopic(queryClient, 'threads', THREAD);
  await settle();
  expect(old()).toEqual(['threads', `threads/${THREAD}`]);
});

test('an answered request changes the requests and what athletes’ pages offer', async () => {
  const { queryClient, old } = openPages();
  refreshTopic(queryClient, 'requests', null);
  await settle();
  expect(old()).toEqual(['requests', 'requests/sent', 'athlete/x']);
});

test('a director’s decision changes what families asked and a coach’s affiliation', async () => {
  const { queryClient, old } = openPages();
  refreshTopic(queryClient, 'verifications', null);
  await settle();
  expect(old()).toEqual(['verifications/own', 'affiliation']);
});

test('a step of the plan changes who shares it and what it opens', async () => {
  const { queryClient, old } = openPages();
  refreshTopic(queryClient, 'team', null);
  await settle();
  expect(old()).toEqual(['team', 'billing', 'allowance']);
});

test('after a gap all that is live is old, and nothing else', async () => {
  const { queryClient, old } = openPages();
  await refreshAllTopics(queryClient);
  await settle();
  expect(old()).toHaveLength(13);
  expect(old()).not.toContain('settings');
});

test('after a gap what several topics name is loaded once', async () => {
  const queryClient = new QueryClient();
  let loads = 0;
  const observer = new QueryObserver(queryClient, { queryKey: ['profile'], queryFn: () => (loads += 1) });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  const before = loads;
  await refreshAllTopics(queryClient);
  await settle();
  expect(loads).toBe(before + 1);
  leave();
});

test('what a page shows is loaded again at once', async () => {
  const queryClient = new QueryClient();
  let loads = 0;
  const observer = new QueryObserver(queryClient, { queryKey: ['family'], queryFn: () => (loads += 1) });
  const leave = observer.subscribe(() => undefined);
  await observer.refetch();
  const before = loads;
  refreshTopic(queryClient, 'family', null);
  await expect.poll(() => loads).toBe(before + 1);
  leave();
});

test('an answer that was on its way when something changed is not believed', async () => {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['family'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = observer.subscribe(() => undefined);
  await settle();
  refreshTopic(queryClient, 'family', null);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.('before the change');
  answers[1]?.('after the change');
  await expect.poll(() => queryClient.getQueryData(['family'])).toBe('after the change');
  leave();
});

test('a page that is loading again while something changes gets the answer from after the change', async () => {
  const queryClient = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['family'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  queryClient.setQueryData(['family'], 'shown so far');
  const leave = observer.subscribe(() => undefined);
  const waiting = observer.refetch();
  const before = answers.length;
  refreshTopic(queryClient, 'family', null);
  await expect.poll(() => answers.length).toBe(before + 1);
  for (const [index, answer] of answers.entries()) {
    answer(index < before ? 'before the change' : 'after the change');
  }
  expect((await waiting).data).toBe('after the change');
  leave();
});
