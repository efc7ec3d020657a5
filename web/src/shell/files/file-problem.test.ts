import { FILE_RULES } from '@faircourt/contracts/files';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import { describeFileProblem } from './file-problem.ts';

const WORDS = { wrongType: 'Choose a picture.', failed: 'This picture could not be added.' };
const t = translatorOf(createI18n('en', await loadMessages('en')));
const say = (problem: unknown, words: { wrongType: string; failed?: string } = WORDS) =>
  describeFileProblem(problem, 9 * 1024 * 1024, FILE_RULES.photo, words, t, formatFor('en'));
const refusal = (code: ApiError['code'], status: number) => new ApiError({ code, status, detail: '' });

test('a file that the server refuses is refused in the words of the browser’s own check', () => {
  expect(say(refusal('file_type_wrong', 415))).toBe(say('wrong_type'));
  expect(say(refusal('file_too_large', 413))).toBe(say('too_large'));
  expect(say(refusal('body_too_large', 413))).toBe(say('too_large'));
});

test('what the server finds inside a file is said plainly, with what to do', () => {
  const found = (code: ApiError['code'], reason: string) =>
    say(
      new ApiError({
        code,
        status: 415,
        detail: '',
        fieldErrors: [{ field: 'file', code: reason, message: '' }],
      }),
    );
  expect(found('file_unreadable', 'damaged')).toBe(t('file.damaged'));
  expect(found('file_unreadable', 'empty')).toBe(say('empty'));
  expect(found('file_too_large', 'too_many_pixels'), 'not the limit of bytes').toBe(
    t('file.too_many_pixels'),
  );
});

test('each finding has a sentence of its own, which names the sizes where they matter', () => {
  expect(say('wrong_type')).toBe('Choose a picture.');
  expect(say('empty')).toBe('This file is empty. Choose another one.');
  expect(say('too_large')).toBe('This file has 9.0 MB. Up to 8 MB are possible.');
});

test('a failure that names nothing to act on is said in the words of the place', () => {
  expect(say(refusal('internal_error', 500))).toBe('This picture could not be added.');
  expect(say(new TypeError('no answer'))).toBe('This picture could not be added.');
  expect(say(new TypeError('no answer'), { wrongType: '' })).toBe(t('error.internal_error'));
});

test('a lost connection is called that, whatever was being sent', () => {
  expect(say(refusal('offline', 0))).toBe(t('error.offline'));
});
