/** Those who run the place: the admin, the regions and their directors. */
import { COUNTRIES, type Country } from '@faircourt/contracts/vocabulary';
import { addDays, demoOpening } from '../calendar.ts';
import { ARGENTINA } from '../communities/argentina.pool.ts';
import { AUSTRALIA } from '../communities/australia.pool.ts';
import { BRAZIL } from '../communities/brazil.pool.ts';
import type { Community } from '../communities/community.ts';
import { FRANCE } from '../communities/france.pool.ts';
import { MEXICO } from '../communities/mexico.pool.ts';
import { PUERTO_RICO } from '../communities/puerto-rico.pool.ts';
import { SPAIN } from '../communities/spain.pool.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import { DEMO_ADMIN, DEMO_DIRECTOR } from '../demo-accounts.ts';
import { addAdult, addDemoAccount, type Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface Director {
  readonly person: Person;
  readonly countries: ReadonlySet<Country>;
}

export interface Office {
  readonly admin: Person;
  readonly demoDirector: Director;
  /** The approved ones, the demo director first. */
  readonly directors: readonly Director[];
}

/** Regions may overlap: two directors of different regions can then serve the same country. */
const REGIONS = {
  'North America': ['US', 'CA', 'MX'],
  Caribbean: ['PR', 'DO'],
  'South America': ['BR', 'AR', 'CO'],
  Europe: ['ES', 'PT', 'FR'],
  Oceania: ['AU'],
  'Spanish-speaking Americas': ['MX', 'PR', 'DO', 'CO', 'AR'],
} as const satisfies Readonly<Record<string, readonly Country[]>>;
type RegionName = keyof typeof REGIONS;

const DIRECTORS: readonly { home: Community; regions: readonly RegionName[] }[] = [
  { home: UNITED_STATES, regions: ['North America'] },
  { home: PUERTO_RICO, regions: ['Caribbean', 'Spanish-speaking Americas'] },
  { home: BRAZIL, regions: ['South America'] },
  { home: ARGENTINA, regions: ['South America', 'Spanish-speaking Americas'] },
  { home: SPAIN, regions: ['Europe'] },
  { home: FRANCE, regions: ['Europe'] },
  { home: AUSTRALIA, regions: ['Oceania'] },
];

export function addOffice(build: DemoBuild): Office {
  const openedAt = demoOpening(build.now);
  const admin = addDemoAccount(build, DEMO_ADMIN, openedAt);
  const regionIds = addRegions(build, openedAt);
  const assign = (person: Person, regions: readonly RegionName[]): Director => {
    for (const region of regions) {
      build.rows.director_regions.push({
        director_user_id: person.userId,
        region_id: regionIds[region],
        assigned_at: addDays(person.createdAt, 2),
      });
    }
    return { person, countries: new Set(regions.flatMap((region): readonly Country[] => REGIONS[region])) };
  };
  const demoDirector = assign(addDemoAccount(build, DEMO_DIRECTOR, addDays(openedAt, 3)), ['North America']);
  const others = DIRECTORS.map(({ home, regions }, index) => {
    const createdAt = addDays(openedAt, 4 + index * 3);
    const random = build.random.fork(`director:${index}`);
    return assign(addAdult(build, random, home, { role: 'regional_director', createdAt }), regions);
  });
  addPendingDirector(build);
  return { admin, demoDirector, directors: [demoDirector, ...others] };
}

export function directorsFor(office: Office, country: Country): readonly Director[] {
  return office.directors.filter((director) => director.countries.has(country));
}

/** Signed up and waiting: the admin has not approved this account, so it has no region and no powers. */
function addPendingDirector(build: DemoBuild): void {
  const createdAt = addDays(build.now, -4);
  const random = build.random.fork('director:pending');
  const { userId } = addAdult(build, random, MEXICO, {
    role: 'regional_director',
    createdAt,
    status: 'pending',
  });
  build.rows.director_applications.push({
    user_id: userId,
    federation: 'Federación de Baloncesto del Valle',
    website: 'https://baloncestovalle.example/',
    referee_name: 'Lucía Barragán',
    referee_contact: 'secretaria@baloncestovalle.example',
    countries_known: ['MX', 'GT'],
    languages: 'Español, English',
    created_at: createdAt,
  });
}

function addRegions(build: DemoBuild, createdAt: Date): Record<RegionName, string> {
  const add = (name: RegionName): string => {
    const id = build.random.fork(`region:${name}`).uuidAt(createdAt);
    const countries: readonly Country[] = REGIONS[name];
    build.rows.regions.push({ id, name, created_at: createdAt });
    for (const country of COUNTRIES.filter((candidate) => countries.includes(candidate))) {
      build.rows.region_countries.push({ region_id: id, country_code: country });
    }
    return id;
  };
  return {
    'North America': add('North America'),
    Caribbean: add('Caribbean'),
    'South America': add('South America'),
    Europe: add('Europe'),
    Oceania: add('Oceania'),
    'Spanish-speaking Americas': add('Spanish-speaking Americas'),
  };
}
