import { expect, test } from 'vitest';
import { fileNameIn } from './archive-names.ts';

const named = (name: string, contentType = 'application/pdf') =>
  fileNameIn('papers', 0, { name, contentType });

test.each([
  ['../../etc/passwd', 'files/papers/001-passwd.pdf'],
  ['..\\..\\windows\\system32\\cmd.exe', 'files/papers/001-cmd.pdf'],
  ['/absolute.pdf', 'files/papers/001-absolute.pdf'],
  ['C:\\CON', 'files/papers/001-CON.pdf'],
  ['....', 'files/papers/001-file.pdf'],
  ['', 'files/papers/001-file.pdf'],
  ['\u202Efdp.exe', 'files/papers/001-fdp.pdf'],
  ['a\u0000b\nc.pdf', 'files/papers/001-abc.pdf'],
  ['<img onerror=x>.pdf', 'files/papers/001-img onerror=x.pdf'],
  ['José Núñez.pdf', 'files/papers/001-José Núñez.pdf'],
])('%j becomes %s', (given, wanted) => {
  expect(named(given)).toBe(wanted);
});

test('a name is short, ends as what it is, and is numbered', () => {
  expect(named('x'.repeat(500)).length).toBeLessThan(110);
  expect(named('photo.pdf', 'image/webp')).toBe('files/papers/001-photo.webp');
  expect(named('page.html', 'text/html')).toBe('files/papers/001-page.bin');
  expect(fileNameIn('papers', 11, { name: 'a', contentType: 'image/png' })).toBe('files/papers/012-a.png');
});
