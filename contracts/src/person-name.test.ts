import { expect, test } from 'vitest';
import { nameForMail, personName } from './person-name.ts';

const codeOf = (name: string): string | null => {
  const parsed = personName().safeParse(name);
  const issue = parsed.error?.issues[0];
  return issue?.code === 'custom' ? String(issue.params?.['code']) : (issue?.code ?? null);
};

test.each([
  'Maya Reyes',
  'J.R. Smith',
  'St. John Ó Briain',
  'Ma.Theresa Cruz',
  'D’Angelo Jr.',
  'Nwachukwu-Ọlá',
  '李 小龙',
  'A.J. B.',
])('%s is a name', (name) => expect(codeOf(name)).toBeNull());

test.each([
  'Maya https://evil.example',
  'Visit evil.example now',
  'EVIL.COM',
  'Maya www.Evil.Example',
  'maya@evil.example',
  'Evil．com',
  'evil。com',
  'Call tel:555',
])('%s leads somewhere, so it is no name', (name) => expect(codeOf(name)).toBe('has_address'));

test.each(['Maya\nReyes', 'Maya\r\nReyes', 'Maya\u2028Reyes', 'Maya\tReyes'])('%j is not one line', (name) =>
  expect(codeOf(name)).toBe('line_break'),
);

test('an older name is cut in emails before the first address in it', () => {
  expect(nameForMail('Maya\n\nYour account is closed, see evil.example/x today')).toBe(
    'Maya Your account is closed, see',
  );
  expect(nameForMail('Maya Reyes')).toBe('Maya Reyes');
});
