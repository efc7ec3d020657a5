import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';

test('a name from before names were checked brings neither lines nor links into a mail', () => {
  const mail = composeMail({
    to: 'them@example.test',
    locale: 'en',
    subject: 'You are linked with Maya\r\nBcc: all@example.test',
    greeting: 'Hello Maya\n\nYour account is closed. Go to https://evil.example/x now,',
    paragraphs: ['All is well.'],
    footer: 'Faircourt.',
  });
  expect(mail.subject).toBe('You are linked with Maya Bcc:');
  expect(mail.text.split('\n')[0]).toBe('Hello Maya Your account is closed. Go to');
  expect(mail.html).not.toContain('evil.example');
});
