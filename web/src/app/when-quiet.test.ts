import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what a page asks for comes first, also what follows from an answer', async () => {
  const queryClient = new QueryClient();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  void queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => first.promise });
  const act = vi.fn<() => void>();
  whenQuiet(queryClient, act);
  first.resolve('one');
  await vi.advanceTimersByTimeAsync(100);
  void queryClient.fetchQuery({ queryKey: ['second'], queryFn: () => second.promise });
  await vi.advanceTimersByTimeAsync(1000);
  expect(act).not.toHaveBeenCalled();
  second.resolve('two');
  await vi.advanceTimersByTimeAsync(300);
  expect(act).toHaveBeenCalledOnce();
});

test('an answer that does not come holds nothing up for long, and a page that is left needs nothing', async () => {
  const queryClient = new QueryClient();
  void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) });
  const [act, never] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenQuiet(queryClient, act);
  whenQuiet(queryClient, never)();
  await vi.advanceTimersByTimeAsync(3000);
  expect(act).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
