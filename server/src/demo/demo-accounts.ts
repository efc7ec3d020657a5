/** The accounts a person tries Faircourt with. The console prints them after the demo data has been loaded. */
import type { Role } from '@faircourt/contracts/vocabulary';

export const DEMO_PASSWORD = 'courtside-demo';
/** Everybody else in the demo data signs in with an address of this domain and the same password. */
export const DEMO_DOMAIN = 'demo.faircourt.test';
/** The accounts below, and everybody else in the demo data. */
export function isDemoAccount(email: string): boolean {
  const domain = email.toLowerCase().split('@').at(-1);
  return domain === 'faircourt.test' || domain === DEMO_DOMAIN;
}

export const DEMO_TEAM_CODE = 'HOOPS2026';

export interface DemoAccount {
  readonly email: string;
  readonly role: Role;
  readonly first: string;
  readonly surname: string;
  /** One line for the console: what this account shows that the others do not. */
  readonly about: string;
}

export const DEMO_ATHLETE: DemoAccount = {
  email: 'athlete@faircourt.test',
  role: 'athlete',
  first: 'Avery',
  surname: 'Calloway',
  about: '16, point guard, shown to colleges only; academics verified, measurements under verification',
};
export const DEMO_GUARDIAN: DemoAccount = {
  email: 'guardian@faircourt.test',
  role: 'guardian',
  first: 'Renee',
  surname: 'Calloway',
  about: 'verified guardianship of two athletes, with release and contact requests waiting',
};
export const DEMO_NEW_GUARDIAN: DemoAccount = {
  email: 'newguardian@faircourt.test',
  role: 'guardian',
  first: 'Imani',
  surname: 'Thornquist',
  about: 'of a 12-year-old; waits for a director to check the guardianship, so nothing is shown yet',
};
export const DEMO_COACH: DemoAccount = {
  email: 'coach@faircourt.test',
  role: 'coach',
  first: 'Tobias',
  surname: 'Brandvold',
  about: 'verified college on Pro Scout',
};
export const DEMO_NEW_COACH: DemoAccount = {
  email: 'newcoach@faircourt.test',
  role: 'coach',
  first: 'Priya',
  surname: 'Lindgate',
  about: 'Basic Scout trial; the college is not verified yet',
};
export const DEMO_DIRECTOR: DemoAccount = {
  email: 'director@faircourt.test',
  role: 'regional_director',
  first: 'Marian',
  surname: 'Castellow',
  about: 'approved for North America, with a queue to work through',
};
export const DEMO_ADMIN: DemoAccount = {
  email: 'admin@faircourt.test',
  role: 'admin',
  first: 'Robin',
  surname: 'Feldspar',
  about: 'a family on hold, a guardian, a regional director, two safety reports and a queue of reports wait',
};

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  DEMO_ATHLETE,
  DEMO_GUARDIAN,
  DEMO_NEW_GUARDIAN,
  DEMO_COACH,
  DEMO_NEW_COACH,
  DEMO_DIRECTOR,
  DEMO_ADMIN,
];
