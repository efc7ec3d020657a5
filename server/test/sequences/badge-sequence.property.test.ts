/** Whatever is asked, decided, edited and undone, in whatever order: a badge shows exactly while a check matches the record. */
import { isDeepStrictEqual } from 'node:util';
import { VALID_MONTHS } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMonths } from '../../src/demo/calendar.ts';
import { FixtureAthlete, buildFixture, type Fixture } from './badge-fixture.ts';
import { groupOf, type FactKey } from './fact-key.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await buildFixture();
});
afterAll(() => fixture.app.close());

/** Which of the athlete's facts, of however many there are at that moment. */
const which = fc.nat({ max: 11 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('ask' as const), which }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('check' as const),
      which,
      decision: fc.constantFrom('verify', 'verify', 'verify', 'offer', 'ask_more', 'reject'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('settle' as const), isAccepted: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('answer' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('grow' as const),
      height_cm: fc.constantFrom(190, 190, 191, 192.5, null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      school_name: fc.constantFrom('Northgate', 'Southgate', null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('grade' as const), gpa: fc.constantFrom(3.5, 3.6, null) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('link' as const),
      transcript_url: fc.constantFrom('https://school.example/a.pdf', 'https://school.example/b.pdf', null),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('upload' as const), text: fc.constantFrom('one', 'two', null) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('play' as const), points: fc.constantFrom(100, 120), which }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('remember' as const),
      label: fc.constantFrom('2024-25', '2025-26'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 25, 160, 181, 340) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** So that there is much to lose from the start. */
const OPENING: Step[] = [
  { do: 'check', which: 0, decision: 'offer' },
  { do: 'settle', isAccepted: true },
  ...[1, 2, 3, 4, 5].map((one) => ({ do: 'check' as const, which: one, decision: 'verify' as const })),
];

/** What directors have said, as the test remembers it. */
interface Check {
  id: string;
  key: FactKey;
  values: Record<string, unknown>;
  expiresAt: Date;
}

class Memory {
  checks: Check[] = [];
  lastDecided: string | null = null;

  remember(athlete: FixtureAthlete, key: FactKey, { id, decidedAt }: { id: string; decidedAt: Date }): void {
    const expiresAt = addMonths(decidedAt, VALID_MONTHS[groupOf(key)]);
    this.checks.push({ id, key, values: athlete.record.get(key) ?? {}, expiresAt });
  }

  /** A check is lost for good by the first edit that makes the record say something else. */
  forgetEdited({ record }: FixtureAthlete): void {
    this.checks = this.checks.filter(({ key, values }) => isDeepStrictEqual(record.get(key), values));
  }

  expected(now: Date): FactKey[] {
    const badges = this.checks.filter(({ expiresAt }) => expiresAt > now).map(({ key }) => key);
    return [...new Set(badges)].toSorted();
  }
}

async function take(one: Step, athlete: FixtureAthlete, memory: Memory): Promise<void> {
  const keys = [...athlete.record.keys()];
  const pick = (index: number, from = keys) => from[index % from.length];
  const seasons = keys.filter((key) => groupOf(key) === 'season');
  switch (one.do) {
    case 'ask': {
      const key = pick(one.which);
      return key && athlete.ask(key);
    }
    case 'check': {
      const key = pick(one.which);
      if (!key) return;
      await athlete.ask(key);
      const decided = await athlete.decide(key, one.decision);
      if (!decided) return;
      memory.lastDecided = decided.id;
      if (decided.status === 'verified')
        memory.remember(athlete, key, { id: decided.id, decidedAt: athlete.now });
      return;
    }
    case 'settle':
      for (const key of ['measurements', 'academics'] as const) {
        const accepted = await athlete.settle(key, one.isAccepted);
        if (accepted) memory.remember(athlete, key, accepted);
      }
      return;
    case 'answer': {
      const key = pick(one.which);
      return key && athlete.answer(key);
    }
    case 'undo': {
      const { lastDecided } = memory;
      if (lastDecided && (await athlete.undo(lastDecided))) {
        memory.checks = memory.checks.filter(({ id }) => id !== lastDecided);
      }
      return;
    }
    case 'grow':
      return athlete.saveProfile({ height_cm: one.height_cm });
    case 'move':
      return athlete.saveProfile({ school_name: one.school_name });
    case 'grade':
      return athlete.saveAcademics({ gpa: one.gpa });
    case 'link':
      return athlete.saveAcademics({ transcript_url: one.transcript_url });
    case 'upload':
      return athlete.sendTranscript(one.text);
    case 'play': {
      const key = pick(one.which, seasons);
      return key && athlete.saveSeason(key, one.points);
    }
    case 'forget': {
      const key = pick(one.which, seasons);
      return key && athlete.deleteSeason(key);
    }
    case 'remember':
      return athlete.addSeason(one.label);
    case 'wait':
      return athlete.wait(one.days);
  }
}

test(
  'after every step of any sequence, every page shows a badge exactly where a live check matches the record',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(true, true, true, false),
        fc.array(step, { minLength: 8, maxLength: 14, size: 'max' }),
        async (isOpened, steps) => {
          const athlete = await FixtureAthlete.enter(fixture);
          const memory = new Memory();
          for (const one of isOpened ? OPENING : []) await take(one, athlete, memory);
          for (const one of steps) {
            athlete.tick();
            await take(one, athlete, memory);
            memory.forgetEdited(athlete);
            const expected = memory.expected(athlete.now);
            const after = `after ${JSON.stringify(one)}`;
            expect(await athlete.matching(), `the rows ${after}`).toEqual(expected);
            expect(await athlete.badges(), `the pages ${after}`).toEqual(seen(expected));
          }
        },
      ),
      // Each run is hundreds of requests; a longer search is one setting away.
      { numRuns: Number(process.env['BADGE_RUNS'] ?? 2), endOnFailure: true },
    );
  },
);

function seen(expected: readonly FactKey[]): Record<string, FactKey[]> {
  const height = expected.filter((key) => key === 'measurements');
  return {
    'own profile': [...expected],
    'own seasons': expected.filter((key) => groupOf(key) === 'season'),
    page: [...expected],
    'card of the page': height,
    'card in search': height,
    'family page': [...expected],
  };
}
