import { expect, test } from 'vitest';
import { compareDomain, emailDomainOf, isFreeMail, type KnownDomains } from './email-domain.ts';
import type { DomainMatch } from './verification.ts';

const STATE: KnownDomains = { emailDomain: 'state.edu', website: 'https://www.gostate.com/hoops' };
const SITE_ONLY: KnownDomains = { emailDomain: null, website: 'https://www2.athletics.state.edu/' };
const NOTHING: KnownDomains = { emailDomain: null, website: null };

test.each<[address: string, known: KnownDomains, match: DomainMatch]>([
  ['dana@state.edu', STATE, 'same'],
  ['Dana@STATE.edu', STATE, 'same'],
  ['dana@athletics.state.edu', STATE, 'subdomain'],
  ['dana@gostate.com', STATE, 'website'],
  ['dana@mail.gostate.com', STATE, 'website'],
  ['dana@notstate.edu', STATE, 'different'],
  ['dana@state.edu.example.org', STATE, 'different'],
  ['dana@edu', STATE, 'different'],
  ['dana@athletics.state.edu', SITE_ONLY, 'website'],
  ['dana@state.edu', SITE_ONLY, 'website'],
  ['dana@edu', SITE_ONLY, 'different'],
  ['dana@other.edu', SITE_ONLY, 'different'],
  ['dana@state.edu', NOTHING, 'unknown'],
  ['dana@gmail.com', NOTHING, 'free_mail'],
  ['dana@gmail.com', { emailDomain: 'gmail.com', website: null }, 'free_mail'],
  ['dana@yahoo.co.uk', STATE, 'free_mail'],
  ['dana@hotmail.com.br', STATE, 'free_mail'],
  ['dana@yahoo.state.edu', STATE, 'subdomain'],
  // Nobody owns what stands there: it is sold to all comers.
  ['dana@com.br', { emailDomain: null, website: 'https://clube.com.br' }, 'different'],
  ['dana@k12.ca.us', { emailDomain: null, website: 'https://lincoln.k12.ca.us' }, 'different'],
  ['dana@clube.com.br', { emailDomain: 'com.br', website: null }, 'different'],
  ['dana@bücher.example', { emailDomain: 'xn--bcher-kva.example', website: null }, 'same'],
  ['"a@gmail.com"@state.edu', STATE, 'same'],
])('%s beside %o is %s', (address, known, match) => {
  expect(compareDomain(address, known)).toBe(match);
});

test('what stands behind the last @ is looked up in small letters', () => {
  expect(emailDomainOf('Dana@Athletics.State.EDU')).toBe('athletics.state.edu');
  expect(isFreeMail('outlook.com')).toBe(true);
  expect(isFreeMail('outlook.state.edu')).toBe(false);
});
