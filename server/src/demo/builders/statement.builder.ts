/** What families and coaches say when they ask to have something checked. */
import type { givenStatementSchema } from '@faircourt/contracts/verification';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import type { z } from 'zod';
import { dayOf } from '../../platform/clock.ts';
import { addDays } from '../calendar.ts';
import { DEMO_DOMAIN } from '../demo-accounts.ts';
import type { Random } from '../random.ts';

type GivenStatement = z.infer<typeof givenStatementSchema>;

interface Words {
  readonly methods: readonly string[];
  readonly places: readonly string[];
  readonly notes: readonly (string | null)[];
  /** A page that says the same. */
  readonly page: string | null;
}

const WORDS: Readonly<Record<FactGroup, Words>> = {
  measurements: {
    methods: ['Wall tape, without shoes', 'Stadiometer of the school nurse', 'Combine protocol, laser'],
    places: ['School gym', 'Club hall', 'Sports clinic'],
    notes: ['Two people read the tape.', 'The protocol is signed by the team doctor.', null],
    page: null,
  },
  academics: {
    methods: ['Report card of the last term', 'Grade report of the registrar'],
    places: ['School office'],
    notes: ['The test score is on the second page.', null],
    page: null,
  },
  transcript: {
    methods: ['Official transcript'],
    places: ['Registrar'],
    notes: ['The registrar can be called in the mornings.', null],
    page: null,
  },
  season: {
    methods: ['Score sheets of the league', 'Statistics page of the league'],
    places: ['League office'],
    notes: ['One game is missing on the page: it was played at a tournament.', null],
    page: 'https://league.' + DEMO_DOMAIN + '/statistics',
  },
  school: {
    methods: ['Enrolment letter', 'Student card of this year'],
    places: ['School office'],
    notes: [null],
    page: null,
  },
  age: { methods: ['Passport', 'Birth certificate'], places: ['Registry office'], notes: [null], page: null },
  institution: {
    methods: ['Work address proven by a code'],
    places: ['Athletics department'],
    notes: ['I am on the staff page.', null],
    page: null,
  },
  guardianship: {
    methods: ['Birth certificate', 'Family register'],
    places: ['Registry office'],
    notes: ['My name is on the second line.', null],
    page: null,
  },
};

export function statementOn(random: Random, factGroup: FactGroup, givenAt: Date): GivenStatement {
  const { methods, places, notes, page } = WORDS[factGroup];
  return {
    method: random.pick(methods),
    place: random.pick(places),
    on: dayOf(addDays(givenAt, -random.int(1, 9))),
    link: page,
    note: random.pick(notes),
    given_at: givenAt.toISOString(),
  };
}
