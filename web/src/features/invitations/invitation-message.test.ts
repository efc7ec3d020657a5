import { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import { invitationMessage, joinAddress } from './invitation-message.ts';

const invitation = { code: 'HOOPS2026', expires_at: '2026-12-15T23:59:59.999Z' };
const origin = 'https://faircourt.test';

test('the link opens sign-up with the code filled in', () => {
  expect(joinAddress('HOOPS2026', origin)).toBe('https://faircourt.test/auth?mode=signup&invite=HOOPS2026');
});

test('a code with signs that mean something in an address still arrives whole', () => {
  const address = new URL(joinAddress('A&B=C #1', origin));
  expect(address.searchParams.get('invite')).toBe('A&B=C #1');
});

test.each(LOCALES)('the message in %s holds link, code and last day', async (locale) => {
  const format = formatFor(locale);
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  const message = invitationMessage(invitation, origin, t, format);
  expect(message).toContain(joinAddress('HOOPS2026', origin));
  expect(message).toContain(format.day('2026-12-15'));
  expect(message.match(/HOOPS2026/g)).toHaveLength(2);
});
