import { expect, test } from 'vitest';
import { FakeClock } from '../../api/fake-clock.test-support.ts';
import { createPageClock } from './page-clock.ts';

test('watchers hear each second, and only while they watch', async () => {
  const clock = new FakeClock();
  const page = createPageClock(clock);
  let ticks = 0;
  const stop = page.watch(() => (ticks += 1));
  await clock.advance(3);
  expect(ticks).toBe(3);
  stop();
  await clock.advance(3);
  expect(ticks).toBe(3);
});

test('between two ticks every part of a page reads the same moment', async () => {
  const clock = new FakeClock();
  const page = createPageClock(clock);
  const stop = page.watch(() => {});
  const first = page.now();
  await clock.advance(0.9);
  expect(page.now()).toBe(first);
  await clock.advance(0.1);
  expect(page.now()).toBe(first + 1000);
  stop();
});

test('a page that opens after nobody watched for an hour reads the time of now', async () => {
  const clock = new FakeClock();
  const page = createPageClock(clock);
  page.watch(() => {})();
  await clock.advance(3600);
  expect(page.now()).toBe(clock.now());
  page.watch(() => {});
  expect(page.now()).toBe(clock.now());
});

test('the clock goes on for the others when one stops watching', async () => {
  const clock = new FakeClock();
  const page = createPageClock(clock);
  let ticks = 0;
  const stopFirst = page.watch(() => {});
  page.watch(() => (ticks += 1));
  stopFirst();
  stopFirst();
  await clock.advance(2);
  expect(ticks).toBe(2);
});
