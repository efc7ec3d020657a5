import { expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '../api/api-error.ts';
import { createQueryClient } from './query-client.ts';

const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
const triesAgain = (failures: number, code: ApiErrorCode, status: number) =>
  typeof retry === 'function' && retry(failures, new ApiError({ code, status, detail: '' }));

test('a refusal is not asked again', () => {
  expect(triesAgain(0, 'not_allowed', 403)).toBe(false);
  expect(triesAgain(0, 'not_found', 404)).toBe(false);
});

test('silence and a stumbling server are asked twice more', () => {
  expect([0, 1, 2].map((failures) => triesAgain(failures, 'unavailable', 503))).toEqual([true, true, false]);
  expect([0, 1, 2].map((failures) => triesAgain(failures, 'offline', 0))).toEqual([true, true, false]);
});
