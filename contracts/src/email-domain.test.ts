import { expect, test } from 'vitest';
import { compareDomain, emailDomainOf, isFreeMail, type KnownDomains } from './email-domain.ts';
import type { DomainMatch } from './verification.ts';

const NOTHING: KnownDomains = { emailDomain: null, website: null, isProposal: false };
const STATE: KnownDomains = {
  ...NOTHING,
  emailDomain: 'state.edu',
  website: 'https://www.gostate.com/hoops',
};
const SITE_ONLY: KnownDomains = { ...NOTHING, website: 'https://www2.athletics.state.edu/' };

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
  // The person who proposes an institution also chooses its website; only a director enters a domain.
  ['dana@state.edu', { ...SITE_ONLY, isProposal: true }, 'own_claim'],
  ['dana@other.edu', { ...SITE_ONLY, isProposal: true }, 'different'],
  ['dana@state.edu', { ...STATE, isProposal: true }, 'same'],
  ['dana@state.edu', NOTHING, 'unknown'],
  ['dana@gmail.com', NOTHING, 'free_mail'],
  ['dana@gmail.com', { ...NOTHING, emailDomain: 'gmail.com' }, 'free_mail'],
  ['dana@yahoo.co.uk', STATE, 'free_mail'],
  ['dana@hotmail.com.br', STATE, 'free_mail'],
  ['dana@yahoo.state.edu', STATE, 'subdomain'],
  // Nobody owns these suffixes: anybody can buy a name below them.
  ['dana@com.br', { ...NOTHING, website: 'https://clube.com.br' }, 'different'],
  ['dana@k12.ca.us', { ...NOTHING, website: 'https://lincoln.k12.ca.us' }, 'different'],
  ['dana@clube.com.br', { ...NOTHING, emailDomain: 'com.br' }, 'different'],
  ['dana@bücher.example', { ...NOTHING, emailDomain: 'xn--bcher-kva.example' }, 'same'],
  ['"a@gmail.com"@state.edu', STATE, 'same'],
])('%s beside %o is %s', (address, known, match) => {
  expect(compareDomain(address, known)).toBe(match);
});

test('the part after the last @ is looked up in lower case', () => {
  expect(emailDomainOf('Dana@Athletics.State.EDU')).toBe('athletics.state.edu');
  expect(isFreeMail('outlook.com')).toBe(true);
  expect(isFreeMail('outlook.state.edu')).toBe(false);
});
