/** People: an account for sign-in and the user behind it. */
import type { AccountStatus, Locale, Role } from '@faircourt/contracts/vocabulary';
import { localeOf, type Community } from '../communities/community.ts';
import { DEMO_DOMAIN, type DemoAccount } from '../demo-accounts.ts';
import type { Random } from '../random.ts';
import type { DemoBuild } from './demo-build.ts';

export interface PersonName {
  readonly first: string;
  readonly surnames: readonly string[];
}

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly createdAt: Date;
}

export interface NewPerson {
  readonly name: PersonName;
  readonly role: Role;
  readonly locale: Locale;
  readonly createdAt: Date;
  readonly status?: AccountStatus;
  /** Demo accounts have a short address of their own; everybody else gets one from the name. */
  readonly email?: string;
}

export function addPerson(build: DemoBuild, person: NewPerson): Person {
  const { role, locale, createdAt } = person;
  const number = build.rows.users.length + 1;
  const email = person.email ?? addressFor(person.name, number);
  const name = [person.name.first, ...person.name.surnames].join(' ');
  const random = build.random.fork(`person:${email}`);
  const authId = random.uuidAt(createdAt);
  const userId = random.uuidAt(createdAt);
  build.rows.auth_users.push({ id: authId, email, email_verified: true, created_at: createdAt });
  build.rows.auth_accounts.push({
    id: random.uuidAt(createdAt),
    user_id: authId,
    account_id: authId,
    provider_id: 'credential',
    created_at: createdAt,
  });
  const status = person.status ?? 'active';
  build.rows.users.push({
    id: userId,
    auth_id: authId,
    role,
    status,
    name,
    locale,
    first_searched_at: role === 'coach' ? createdAt : null,
    created_at: createdAt,
  });
  return { userId, email, name, role, locale, createdAt };
}

export function addDemoAccount(build: DemoBuild, account: DemoAccount, createdAt: Date): Person {
  const { email, role, first, surname } = account;
  return addPerson(build, { name: { first, surnames: [surname] }, role, locale: 'en', createdAt, email });
}

/** A coach or director from a community. */
export function addAdult(
  build: DemoBuild,
  random: Random,
  community: Community,
  options: Pick<NewPerson, 'role' | 'createdAt' | 'status'>,
): Person {
  const first = random.pick(random.chance(0.5) ? community.men : community.women);
  const surnames = random.sample(community.surnames, community.surnameOrder === 'single' ? 1 : 2);
  return addPerson(build, { ...options, name: { first, surnames }, locale: localeOf(community) });
}

export function addressFor(name: PersonName, number: number): string {
  return `${asciiOf(name.first)}.${asciiOf(name.surnames[0] ?? '')}.${number}@${DEMO_DOMAIN}`;
}

export function asciiOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
