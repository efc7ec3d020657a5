/** Families: children who share surnames and a town, and the guardians who join when a child asks them to. */
import { localeOf, type Community } from '../communities/community.ts';
import type { Random } from '../random.ts';
import type { Sex } from './body.ts';
import { addPerson, type Person, type PersonName } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface Family {
  readonly community: Community;
  readonly paternal: string;
  readonly maternal: string;
  readonly city: string;
  /** The first and the second guardian, once they have joined. */
  readonly guardians: (Person | undefined)[];
}

export function startFamily(random: Random, community: Community): Family {
  const [paternal = '', maternal = ''] = random.sample(community.surnames, 2);
  return { community, paternal, maternal, city: random.pick(community.cities), guardians: [] };
}

export function nameChild(random: Random, family: Family, sex: Sex, taken: ReadonlySet<string>): PersonName {
  const { community, paternal, maternal } = family;
  const names = (sex === 'female' ? community.girls : community.boys).filter((name) => !taken.has(name));
  const surnames = {
    single: [paternal],
    paternal_first: [paternal, maternal],
    maternal_first: [maternal, paternal],
  }[community.surnameOrder];
  return { first: random.pick(names), surnames };
}

/** The family's first or second guardian; the account is opened the first time somebody needs it. */
export function guardianOf(build: DemoBuild, family: Family, place: 0 | 1, createdAt: Date): Person {
  const present = family.guardians[place];
  if (present) return present;
  const { community } = family;
  const random = build.random.fork(`guardian:${build.rows.users.length}`);
  const guardian = addPerson(build, {
    name: nameGuardian(random, family, place),
    role: 'guardian',
    locale: localeOf(community),
    createdAt,
  });
  family.guardians[place] = guardian;
  return guardian;
}

export function nameGuardian(random: Random, family: Family, place: 0 | 1): PersonName {
  const { community, paternal, maternal } = family;
  const first = random.pick(place === 0 ? community.women : community.men);
  if (community.surnameOrder === 'single') {
    return { first, surnames: [place === 0 && random.chance(0.3) ? maternal : paternal] };
  }
  const own = place === 0 ? maternal : paternal;
  const other = random.pick(community.surnames.filter((surname) => surname !== own));
  return { first, surnames: community.surnameOrder === 'paternal_first' ? [own, other] : [other, own] };
}
