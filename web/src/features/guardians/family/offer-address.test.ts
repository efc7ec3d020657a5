import { expect, test } from 'vitest';
import { familyCodeAddress, readOfferKey, withoutOffer } from './offer-address.ts';

const query = (text: string) => new URLSearchParams(text);

test('the QR code leads to the page with the code in its address', () => {
  const address = new URL(familyCodeAddress('AB2CD3EF4G', 'https://faircourt.test'));
  expect(address.pathname).toBe('/dashboard/athletes');
  expect(readOfferKey(address.searchParams)).toEqual({ code: 'AB2CD3EF4G' });
});

test.each([
  ['', null],
  ['code=', null],
  ['invite=+&code=ABC', { code: 'ABC' }],
  ['invite=key&code=ABC', { token: 'key' }],
])('the address "%s" offers %o', (text, key) => expect(readOfferKey(query(text))).toEqual(key));

test('an answered offer leaves the address, and nothing else does', () => {
  expect(withoutOffer(query('invite=key&code=ABC&lang=es')).toString()).toBe('lang=es');
});
