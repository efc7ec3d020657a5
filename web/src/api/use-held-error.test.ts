// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderHook } from '../../test/render-hook.tsx';
import { useHeldError } from './use-held-error.ts';

test('an error stays while the same is asked again, and goes with the answer', async () => {
  const missing = new Error('There is no such record');
  const answers: (() => Promise<string>)[] = [
    () => Promise.reject(missing),
    () => new Promise((resolve) => (answerLate = resolve)),
  ];
  let answerLate: (answer: string) => void = () => undefined;
  const page = await renderHook(() => {
    const query = useQuery({
      queryKey: ['record'],
      queryFn: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    });
    return { query, error: useHeldError(query) };
  });
  await page.does(() => undefined);
  expect(page.value.error).toBe(missing);

  await page.does(({ query }) => void query.refetch());
  expect(page.value.query.error, 'the query itself has forgotten it').toBeNull();
  expect(page.value.error).toBe(missing);

  await page.does(() => answerLate('here it is'));
  await page.does(() => undefined);
  expect(page.value.error).toBeNull();
});
