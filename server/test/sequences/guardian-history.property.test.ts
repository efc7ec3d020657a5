/**
 * No matter who claims to be a guardian and what happens over the years: nothing of a minor is shown on the wrong
 * person's word.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHistoryFixture, START, type HistoryFixture } from './guardian-history-people.ts';
import type { Deeds, Guardian, Person, Start, Viewer } from './guardian-history-deeds.ts';
import { GuardianHistoryModel } from './guardian-history-model.ts';
import { FamilyOfHistory } from './guardian-history-fixture.ts';

const RUNS = Number(process.env['HISTORY_RUNS'] ?? 20);
const VIEWERS: Viewer[] = ['member', 'coach', 'blockable'];

let fixture: HistoryFixture;
beforeAll(async () => {
  fixture = await buildHistoryFixture();
});
afterAll(() => fixture.app.close());

const guardian = fc.constantFrom<Guardian>('mother', 'second', 'alias');
/** Most often the one who has something to lose. */
const decider = fc.constantFrom<Guardian>('mother', 'mother', 'second', 'alias');
const person = fc.constantFrom<Person>('mother', 'mother', 'second', 'second', 'alias', 'athlete');
const often = fc.constantFrom(true, true, false);
const deed = <Name extends keyof Deeds | 'talk'>(name: Name) => fc.constant(name);

const step = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(deed('prove'), guardian) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      deed('shareMailbox'),
      fc.constantFrom<Guardian | 'nobody'>('mother', 'mother', 'second', 'alias', 'nobody'),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(deed('link'), guardian) },
  { weight: 3, arbitrary: fc.tuple(deed('agree'), guardian, guardian) },
  { weight: 1, arbitrary: fc.tuple(deed('refuse'), guardian, guardian) },
  {
    weight: 3,
    arbitrary: fc.tuple(deed('unlink'), guardian, fc.constantFrom<'athlete' | 'self'>('athlete', 'self')),
  },
  { weight: 3, arbitrary: fc.tuple(deed('state'), guardian, often) },
  { weight: 3, arbitrary: fc.tuple(deed('check'), guardian, often) },
  { weight: 1, arbitrary: fc.tuple(deed('checkAge'), fc.boolean()) },
  { weight: 3, arbitrary: fc.tuple(deed('sign'), guardian) },
  {
    weight: 5,
    arbitrary: fc.tuple(
      deed('release'),
      person,
      fc.constantFrom('identity' as const, 'videos' as const),
      fc.constantFrom('everyone' as const, 'verified_colleges' as const),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(deed('mark'), person, often) },
  {
    weight: 4,
    arbitrary: fc.tuple(
      deed('show'),
      fc.constantFrom('public' as const, 'public' as const, 'colleges_only' as const, 'private' as const),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(deed('lockDown'), person) },
  { weight: 1, arbitrary: fc.tuple(deed('liftLockDown'), guardian) },
  { weight: 2, arbitrary: fc.tuple(deed('block'), person) },
  { weight: 2, arbitrary: fc.tuple(deed('liftBlocks'), person) },
  {
    weight: 2,
    arbitrary: fc.tuple(deed('liftHold'), fc.constantFrom<Guardian | 'admin'>('mother', 'second', 'admin')),
  },
  { weight: 3, arbitrary: fc.tuple(deed('wait'), fc.constantFrom(1, 14, 14, 40, 400, 740)) },
  { weight: 3, arbitrary: fc.tuple(deed('talk'), person) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Steps that mean something only together, and that chance alone seldom puts together. */
const move = fc.oneof(
  { weight: 8, arbitrary: step.map((one): Step[] => [one]) },
  {
    weight: 1,
    arbitrary: guardian.map((who): Step[] => [
      ['unlink', who, 'athlete'],
      ['link', who],
    ]),
  },
  {
    weight: 1,
    arbitrary: decider.map((who): Step[] => [
      ['lockDown', who],
      ['show', 'public'],
    ]),
  },
  {
    weight: 1,
    arbitrary: decider.map((who): Step[] => [
      ['block', who],
      ['unlink', who, 'athlete'],
      ['prove', 'second'],
      ['link', 'second'],
      ['liftBlocks', 'second'],
    ]),
  },
  { weight: 1, arbitrary: guardian.map((who): Step[] => comesIn(who, false)) },
  { weight: 1, arbitrary: guardian.map((who): Step[] => comesIn(who, true)) },
);

/** How a guardian comes to be one, and uses it: the honest one and the child's own second account do the very same. */
const comesIn = (who: Guardian, isConvincing: boolean): Step[] => [
  ['prove', who],
  ['link', who],
  ['state', who, true],
  ['check', who, isConvincing],
  ['sign', who],
  ['release', who, 'identity', 'everyone'],
  ['show', 'public'],
];
const OPENINGS: Step[][] = [
  [],
  [['show', 'public']],
  comesIn('mother', true),
  comesIn('mother', false),
  comesIn('second', false),
  [...comesIn('mother', true), ['prove', 'second'], ['link', 'second']],
  [...comesIn('mother', true), ['lockDown', 'mother'], ['show', 'public']],
  [...comesIn('mother', true), ['unlink', 'mother', 'athlete'], ...comesIn('second', false)],
];
/** They have a birthday in twenty days. Two of them are children who say to be adults. */
const AGES = [
  ...[11, 12, 14, 16, 17, 19].map((age) => ({ age, statedAge: age })),
  { age: 14, statedAge: 26 },
  { age: 11, statedAge: 26 },
];
const starts = fc
  .record({ age: fc.constantFrom(...AGES), isInvitedByCoach: fc.boolean() })
  .map(({ age: { age, statedAge }, isInvitedByCoach }): Start => {
    const thisYear = START.getUTCFullYear();
    const gradYear = thisYear - 1 - age + 18;
    return { birthdate: `${thisYear - 1 - statedAge}-12-06`, gradYear, isInvitedByCoach };
  });

test(
  `in ${RUNS} histories, each viewer reads exactly what the product says after every step`,
  { timeout: 60_000 + RUNS * 45_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        starts,
        fc.constantFrom(...OPENINGS),
        fc.array(move, { minLength: 6, maxLength: 14, size: 'max' }),
        async (start, opening, moves) => {
          const family = await FamilyOfHistory.enter(fixture, start);
          const model = new GuardianHistoryModel(start, START);
          for (const one of [...opening, ...moves.flat()]) {
            const after = `after ${JSON.stringify(one)}`;
            const { isDone, isRight } = await play(one, family, model);
            expect(isDone, `allowed ${after}`).toBe(isRight);
            for (const viewer of VIEWERS) {
              expect(await family.sight(viewer), `${viewer} ${after}`).toEqual(model.sight(viewer));
            }
          }
        },
      ),
      // Shrinking would run hundreds of histories more: the seed plays the same one again.
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);

function take(one: Exclude<Step, ['talk', ...unknown[]]>, by: Deeds): boolean | Promise<boolean> {
  switch (one[0]) {
    case 'prove':
      return by.prove(one[1]);
    case 'shareMailbox':
      return by.shareMailbox(one[1]);
    case 'link':
      return by.link(one[1]);
    case 'agree':
      return one[1] !== one[2] && by.agree(one[1], one[2]);
    case 'refuse':
      return one[1] !== one[2] && by.refuse(one[1], one[2]);
    case 'unlink':
      return by.unlink(one[1], one[2] === 'self' ? one[1] : 'athlete');
    case 'state':
      return by.state(one[1], one[2]);
    case 'check':
      return by.check(one[1], one[2]);
    case 'checkAge':
      return by.checkAge(one[1]);
    case 'sign':
      return by.sign(one[1]);
    case 'release':
      return by.release(one[1], one[2], one[3]);
    case 'mark':
      return by.mark(one[1], one[2]);
    case 'show':
      return by.show(one[1]);
    case 'lockDown':
      return by.lockDown(one[1]);
    case 'liftLockDown':
      return by.liftLockDown(one[1]);
    case 'block':
      return by.block(one[1]);
    case 'liftBlocks':
      return by.liftBlocks(one[1]);
    case 'liftHold':
      return by.liftHold(one[1]);
    case 'wait':
      return by.wait(one[1]);
  }
}

interface Outcome {
  isDone: boolean;
  isRight: boolean;
}

async function play(one: Step, family: FamilyOfHistory, model: GuardianHistoryModel): Promise<Outcome> {
  if (one[0] === 'talk') return talk(one[1], family, model);
  return { isDone: await take(one, family), isRight: await take(one, model) };
}

/** The coach asks and somebody answers. Pauses and windows may keep a request from being open: then there is no answer. */
async function talk(by: Person, family: FamilyOfHistory, model: GuardianHistoryModel): Promise<Outcome> {
  const isAsked = await family.ask();
  if (isAsked && !model.mayAsk()) return { isDone: true, isRight: false };
  if (isAsked) model.noteAsked();
  const isApproved = await family.approveContact(by);
  if (isApproved === null) return { isDone: false, isRight: false };
  return { isDone: isApproved, isRight: model.approveContact(by) };
}
