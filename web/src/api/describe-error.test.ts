import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { ERROR_CODES } from '@faircourt/contracts/problem';
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createI18n, translatorOf, type Translate } from '../i18n/messages.ts';
import { ApiError, errorFromResponse } from './api-error.ts';
import { describeError } from './describe-error.ts';
import { describeFieldError, fieldErrorsFor } from './field-errors.ts';

function translatorFor(locale: Locale): Translate {
  const file = new URL(`../../../catalogues/interface/${locale}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const compiled = Object.entries(messages).map(([id, text]) => [id, compileMessageOrThrow(text)]);
  return translatorOf(createI18n(locale, Object.fromEntries(compiled)));
}
const english = translatorFor('en');
const failure = (code: ApiError['code'], extra = {}) =>
  new ApiError({ code, status: 400, detail: 'x', ...extra });

describe('what a person reads', () => {
  test.each(LOCALES)('every code has words of its own in %s', (locale) => {
    const t = translatorFor(locale);
    for (const code of [...ERROR_CODES, 'offline', 'timeout'] as const) {
      const text = describeError(failure(code), t);
      expect(text).not.toBe(`error.${code}`);
      expect(text.length).toBeGreaterThan(10);
    }
  });

  test('says the specification’s sentences in English', () => {
    expect(describeError(failure('invalid_credentials'), english)).toBe(
      'Failed to sign in. Please check your credentials.',
    );
    expect(describeError(failure('sign_up_failed'), english)).toBe(
      'Failed to create account. Please try again.',
    );
    expect(describeError(failure('invite_required'), english)).toBe(
      'Athletes require an invitation code. Please contact your coach.',
    );
  });

  test('names the wait, in seconds while short and in minutes when long', () => {
    const wait = (retryAfterSeconds: number) =>
      describeError(failure('rate_limited', { retryAfterSeconds }), english);
    expect(wait(1)).toBe('Too many attempts. Try again in 1 second.');
    expect(wait(42)).toBe('Too many attempts. Try again in 42 seconds.');
    expect(wait(601)).toBe('Too many attempts. Try again in 11 minutes.');
    expect(describeError(failure('rate_limited'), english)).toBe(
      'Too many attempts. Please wait a little and try again.',
    );
  });

  test('uses the caller’s words where the code says nothing helpful', () => {
    expect(describeError(failure('internal_error'), english, 'Not saved.')).toBe('Not saved.');
    expect(describeError(new Error('bug'), english, 'Not saved.')).toBe('Not saved.');
    expect(describeError(failure('offline'), english, 'Not saved.')).toMatch(/^You are offline/);
  });
});

describe('reading a refusal', () => {
  const problem = {
    type: 'urn:x',
    title: 'Some fields need attention',
    status: 422,
    code: 'validation_failed',
    detail: 'Two fields need attention.',
    request_id: 'r-7',
    errors: [
      { field: 'data.name', code: 'required', message: 'm' },
      { field: 'password', code: 'too_small', message: 'm' },
      { field: 'data.locale', code: 'not_in_list', message: 'm' },
    ],
  };

  test('keeps everything the problem document says', async () => {
    const response = Response.json(problem, { status: 422, headers: { 'retry-after': '7' } });
    expect(await errorFromResponse(response)).toMatchObject({
      code: 'validation_failed',
      status: 422,
      detail: 'Two fields need attention.',
      requestId: 'r-7',
      retryAfterSeconds: 7,
      fieldErrors: problem.errors,
    });
  });

  test.each([
    [502, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
    [500, 'internal_error'],
    [429, 'rate_limited'],
    [401, 'sign_in_required'],
    [400, 'malformed_request'],
  ])('makes sense of a %i page that is not ours', async (status, code) => {
    const response = new Response('<h1>Bad Gateway</h1>', { status });
    expect(await errorFromResponse(response)).toMatchObject({ code, status, requestId: null });
  });

  test('puts the server’s findings at the form’s fields', async () => {
    const error = await errorFromResponse(Response.json(problem, { status: 422 }));
    const found = fieldErrorsFor(error, { 'data.name': 'name', password: 'password' } as const);
    expect(found).toEqual([
      { name: 'name', code: 'required' },
      { name: 'password', code: 'password_too_short' },
    ]);
    expect(found.map(({ code }) => describeFieldError(code, english))).toEqual([
      'Please fill this in.',
      'Use at least 6 characters.',
    ]);
  });

  test('has words even for a reason it does not know', () => {
    expect(describeFieldError('haunted', english)).toBe('Please check this.');
  });
});
