import { expect, test } from 'vitest';
import { readInvitationKey, withoutInvitation } from './invitation-address.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', null],
  ['code=', null],
  ['invite=+&code=ABC', { code: 'ABC' }],
  ['invite=key&code=ABC', { token: 'key' }],
])('the address "%s" names the invitation %o', (text, key) =>
  expect(readInvitationKey(query(text))).toEqual(key),
);

test('an answered invitation leaves the address, and nothing else does', () => {
  expect(withoutInvitation(query('invite=key&code=ABC&lang=es')).toString()).toBe('lang=es');
});
