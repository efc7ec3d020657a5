/** How a work address compares with what is known of an institution. It proves nothing by itself; a director decides. */
import type { DomainMatch } from './verification.ts';

/** Anybody gets an address there, so it says nothing about where somebody works. */
const FREE_MAIL = new Set([
  '126.com',
  '163.com',
  'aol.com',
  'bol.com.br',
  'duck.com',
  'fastmail.com',
  'gmail.com',
  'googlemail.com',
  'hey.com',
  'icloud.com',
  'ig.com.br',
  'libero.it',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'naver.com',
  'orange.fr',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'seznam.cz',
  't-online.de',
  'terra.com.br',
  'tutanota.com',
  'uol.com.br',
  'wanadoo.fr',
  'web.de',
  'wp.pl',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);
/** These have one domain per country. */
const FREE_MAIL_NAMES = /^(?:gmx|hotmail|live|outlook|yahoo)\.(?:[a-z]{2,3}\.)?[a-z]{2,3}$/;

export interface KnownDomains {
  /** As a director has entered it. */
  emailDomain: string | null;
  website: string | null;
  /** Proposed by a coach and not verified since: its website is nobody's word but a coach's. */
  isProposal: boolean;
}

export function compareDomain(workEmail: string, known: KnownDomains): DomainMatch {
  const domain = emailDomainOf(workEmail);
  if (isFreeMail(domain)) return 'free_mail';
  const own = known.emailDomain === null ? null : asciiHost(known.emailDomain);
  const site = hostOf(known.website);
  if (own !== null && domain === own) return 'same';
  if (own !== null && isBelow(domain, own)) return 'subdomain';
  // Many have their team's pages below the domain of their mail, or their mail below that of their pages.
  if (site !== null && (domain === site || isBelow(domain, site) || isBelow(site, domain))) {
    return known.isProposal ? 'own_claim' : 'website';
  }
  return own === null && site === null ? 'unknown' : 'different';
}

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain) || FREE_MAIL_NAMES.test(domain);
}

/** The part after the @, in the form in which names are looked up. */
export function emailDomainOf(email: string): string {
  return asciiHost(email.slice(email.lastIndexOf('@') + 1));
}

function hostOf(website: string | null): string | null {
  const host = website === null ? null : (URL.parse(website)?.hostname ?? null);
  return host === null
    ? null
    : host
        .toLowerCase()
        .replace(/^www\d?\./, '')
        .replace(/\.$/, '');
}

function asciiHost(name: string): string {
  return (URL.parse(`https://${name}`)?.hostname ?? name).toLowerCase().replace(/\.$/, '');
}

/** A real part of it: `notstate.edu` is not below `state.edu`, and nothing is below a bare `edu` or `com.br`. */
function isBelow(domain: string, above: string): boolean {
  return domain.endsWith(`.${above}`) && !isPublicSuffix(above);
}

/** The common shapes only: `edu`, `co.uk`, `com.br`, `k12.ca.us`. For any other shape the answer is "different". */
function isPublicSuffix(name: string): boolean {
  return (
    !name.includes('.') ||
    /^(?:ac|co|com|edu|esc|g12|gob|gov|k12|net|org|sch)\.(?:[a-z]{2}\.)?[a-z]{2}$/.test(name)
  );
}
