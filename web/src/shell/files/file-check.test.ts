import { FILE_RULES } from '@faircourt/contracts/files';
import { expect, test } from 'vitest';
import { fileProblem, MEGABYTE } from './file-check.ts';

test('a picture within the limit may be sent', () => {
  expect(fileProblem(FILE_RULES.photo, { type: 'image/jpeg', size: 8 * MEGABYTE })).toBeNull();
  expect(fileProblem(FILE_RULES.transcript, { type: 'application/pdf', size: 10 * MEGABYTE })).toBeNull();
});

test('a wrong kind, an empty and a large file are told apart before anything is sent', () => {
  expect(fileProblem(FILE_RULES.photo, { type: 'application/pdf', size: 10 })).toBe('wrong_type');
  expect(fileProblem(FILE_RULES.photo, { type: 'image/heic', size: 10 })).toBe('wrong_type');
  expect(fileProblem(FILE_RULES.transcript, { type: 'image/webp', size: 10 })).toBe('wrong_type');
  expect(fileProblem(FILE_RULES.photo, { type: 'image/png', size: 0 })).toBe('empty');
  expect(fileProblem(FILE_RULES.photo, { type: 'image/png', size: 8 * MEGABYTE + 1 })).toBe('too_large');
});

test('a file of a kind that the browser does not know is left to the server', () => {
  expect(fileProblem(FILE_RULES.photo, { type: '', size: 10 })).toBeNull();
});
