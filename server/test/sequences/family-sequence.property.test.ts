/** Whatever a family does, in whatever order: after every step each viewer reads exactly what the model says. */
import { CONSENT_KINDS, VISIBILITIES, type ConsentKind } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FamilyModel, GROUPS, VIEWERS, type Audience, type Decider, type Guardian } from './family-model.ts';
import { buildFixture, FixtureFamily, type Fixture } from './family-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await buildFixture();
});
afterAll(() => fixture.app.close());

const guardian = fc.constantFrom('mother' as const, 'father' as const);
const decider = fc.constantFrom<Decider>('mother', 'mother', 'father', 'father', 'athlete');
const group = fc.constantFrom(...GROUPS);
const audience = fc.constantFrom<Audience>(
  'everyone',
  'verified_colleges',
  'verified_colleges',
  'north',
  'south',
);
const kind = fc.constantFrom(...CONSENT_KINDS);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('link' as const), guardian }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('unlink' as const), guardian, isBySelf: fc.boolean() }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('say' as const),
      decider,
      group,
      audience,
      isOn: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sign' as const), guardian, kind }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('unsign' as const), guardian, kind }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('block' as const),
      decider,
      target: fc.constantFrom('north_coach' as const, 'north' as const, 'south' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('lift' as const),
      decider,
      target: fc.constantFrom('north_coach' as const, 'north' as const, 'south' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('show' as const), visibility: fc.constantFrom(...VISIBILITIES) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      fact: fc.constantFrom('measurements' as const, 'academics' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('check' as const),
      fact: fc.constantFrom('measurements' as const, 'academics' as const, 'transcript' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lockDown' as const), decider }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('answerHandovers' as const), guardian, takes: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('turn18' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** So that there is much to see, and much to lose, from the start. */
const OPENING: Step[] = [
  { do: 'link', guardian: 'mother' },
  { do: 'show', visibility: 'public' },
  ...CONSENT_KINDS.map((one) => ({ do: 'sign' as const, guardian: 'mother' as const, kind: one })),
  { do: 'say', decider: 'mother', group: 'identity', audience: 'verified_colleges', isOn: true },
  { do: 'say', decider: 'mother', group: 'academics', audience: 'everyone', isOn: true },
  { do: 'check', fact: 'academics' },
];

test(
  'after every step of any sequence, each viewer reads exactly what the family decided',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { minLength: 10, maxLength: 22, size: 'max' }),
        async (isOpened, steps) => {
          const model = new FamilyModel();
          const family = await FixtureFamily.enter(fixture);
          for (const one of [...(isOpened ? OPENING : []), ...steps]) {
            const signer = 'kind' in one ? firstSigner(model, one.kind) : null;
            const wasAllowed = await take(one, family, signer);
            expect(wasAllowed, `${JSON.stringify(one)} is allowed`).toBe(follow(one, model, signer));
            expect(await readAll(family), `after ${JSON.stringify(one)}`).toEqual(expectAll(model));
          }
        },
      ),
      // Each run is hundreds of requests; a longer search is one setting away.
      { numRuns: Number(process.env['FAMILY_RUNS'] ?? 4), endOnFailure: true },
    );
  },
);

/** On the server. Says whether it was allowed. */
async function take(one: Step, family: FixtureFamily, signer: Guardian | null): Promise<boolean> {
  switch (one.do) {
    case 'link':
      return family.link(one.guardian);
    case 'unlink':
      return family.unlink(one.guardian, one.isBySelf ? one.guardian : 'athlete');
    case 'say':
      return family.say(one.decider, one.group, one.audience, one.isOn);
    case 'sign':
      return family.sign(one.guardian, one.kind);
    case 'unsign':
      return family.unsign(one.guardian, one.kind, signer);
    case 'block':
      return family.block(one.decider, one.target);
    case 'lift':
      return family.lift(one.decider, one.target);
    case 'show':
      return family.show(one.visibility);
    case 'edit':
      return family.edit(one.fact);
    case 'check':
      return family.check(one.fact);
    case 'lockDown':
      return family.lockDown(one.decider);
    case 'answerHandovers':
      return family.answerHandovers(one.guardian, one.takes);
    case 'turn18':
      return family.turn18();
  }
}

/** In the model. Says whether it had to be allowed. */
function follow(one: Step, model: FamilyModel, signer: Guardian | null): boolean {
  switch (one.do) {
    case 'link':
      return model.link(one.guardian);
    case 'unlink':
      return model.unlink(one.guardian, one.isBySelf ? one.guardian : 'athlete');
    case 'say':
      return model.say({ group: one.group, audience: one.audience, by: one.decider }, one.isOn);
    case 'sign':
      return model.sign(one.kind, one.guardian);
    case 'unsign':
      return model.unsign(one.kind, one.guardian, signer);
    case 'block':
      return model.block(one.decider, one.target);
    case 'lift':
      return model.lift(one.decider, one.target);
    case 'show':
      return model.show(one.visibility);
    case 'edit':
      return model.edit(one.fact);
    case 'check':
      return model.check(one.fact);
    case 'lockDown':
      return model.lockDown(one.decider);
    case 'answerHandovers':
      return model.answerHandovers(one.guardian, one.takes);
    case 'turn18':
      return model.turn18();
  }
}

function firstSigner(model: FamilyModel, of: ConsentKind): Guardian | null {
  return [...(model.signed.get(of) ?? [])][0] ?? null;
}

interface Reading {
  states: Record<string, string> | null;
  found: 'named' | 'redacted' | 'absent';
}

async function readAll(family: FixtureFamily): Promise<Record<string, Reading>> {
  const readings: Record<string, Reading> = {};
  for (const viewer of VIEWERS) {
    const states = (await family.open(viewer))?.profile?.states;
    const card = await family.find(viewer);
    readings[viewer] = {
      states: states ? Object.fromEntries(GROUPS.map((of) => [of, states[of]])) : null,
      found: card === null ? 'absent' : foundAs(!card.name.endsWith('.')),
    };
  }
  return readings;
}

function expectAll(model: FamilyModel): Record<string, Reading> {
  return Object.fromEntries(
    VIEWERS.map((viewer) => [
      viewer,
      {
        states: model.isOpenTo(viewer)
          ? Object.fromEntries(GROUPS.map((of) => [of, model.stateFor(viewer, of)]))
          : null,
        found: model.isListedFor(viewer) ? foundAs(model.isReleasedTo(viewer, 'identity')) : 'absent',
      },
    ]),
  );
}

function foundAs(isNamed: boolean): 'named' | 'redacted' {
  return isNamed ? 'named' : 'redacted';
}
