/** What directors do for the countries of their regions past checking facts: write, and know who is there. */
import { isApprovedDirector, isMember, type Actor, type SignedInActor } from '../engine/actor.ts';
import { isAdmin } from './administration.rules.ts';
import type { CountryFacts, DirectoryFacts } from '../facts/subjects.ts';

export function canListRegions(actor: SignedInActor): boolean {
  return isAdmin(actor) || isApprovedDirector(actor);
}

export function canListPosts(actor: SignedInActor): boolean {
  return isApprovedDirector(actor);
}

/** A post bears a director's name, so admins write none. */
export function canWritePost(actor: SignedInActor, { countryCode }: CountryFacts): boolean {
  return isApprovedDirector(actor) && actor.countries.includes(countryCode);
}

export function canReadFeed(actor: SignedInActor): boolean {
  return isMember(actor);
}

/** Names of minors are in it: for those whose work it is, and not for admins. */
export function canReadDirectory(actor: SignedInActor): boolean {
  return isApprovedDirector(actor);
}

/** A director finds the people and institutions of their own countries, except those who are suspended. */
export function isInDirectory(actor: Actor, { countryCode, account }: DirectoryFacts): boolean {
  return (
    isApprovedDirector(actor) &&
    actor.countries.includes(countryCode) &&
    (account === null || account.status !== 'suspended')
  );
}
