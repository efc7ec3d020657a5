/**
 * Generated athletes, families, decisions and viewers: whatever the endpoint, no field outside the released groups leaves
 * the server, and what is released does arrive. What is right comes from promises.ts, not from the access engine.
 */
import { randomInt } from 'node:crypto';
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { AthleteCard, SearchPage } from '@faircourt/contracts/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { storeScenario } from '../access/store-scenario.ts';
import { scenarioRows, type ScenarioRows } from '../access/scenario-rows.ts';
import { scenarioArbitrary } from '../access/scenario.ts';
import { rebuildCards } from '../../src/features/search/cards/card.service.ts';
import { openFileStore } from '../../src/platform/storage/file-store.ts';
import { problemOf, startTestApp, type TestApp } from '../app/test-app.ts';
import { isAhead, isOfAge, promisesOf, type Viewer, type ScenarioAthlete } from './promises.ts';
import {
  FILE_CONTENT,
  fileIdOf,
  seedSecrets,
  seasonExpiry,
  secretsIn,
  storageKeyOf,
  surnameOf,
  type Secret,
} from './secrets.ts';

const ABSENT = '0190a0a0-0000-7000-8000-000000000000';
const ATHLETES_IN_WORLD = 30;

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  const store = await openFileStore(app.config.files);
  for (let n = 0; n < ATHLETES_IN_WORLD; n++) {
    for (const kind of ['photo', 'transcript'] as const) {
      await store.put(storageKeyOf(n, kind), FILE_CONTENT, 'application/octet-stream');
    }
  }
});
afterAll(() => app.close());

const STATES = ['visible', 'under_verification', 'not_released'];
const GROUPS = ['measurements', 'academics', 'transcript', 'seasons'];
/** Agreement over nothing would prove nothing. */
const TO_MEET = [
  ...GROUPS.flatMap((group) => STATES.map((state) => `coach ${group} ${state}`)),
  ...['identity visible', 'identity not_released', 'contact visible', 'locked', 'refused', 'blocked'].map(
    ofCoach,
  ),
  ...['bio', 'hand'].flatMap((secret) => [`${secret} shown`, `${secret} left out`]).map(ofCoach),
  ...['photo file 200', 'photo file 404', 'transcript file 200', 'transcript file 404'].map(ofCoach),
  ...['found by name', 'found by min_gpa', 'found by dominant_hand'].map(ofCoach),
  ...['athlete', 'guardian', 'regional_director'].flatMap((role) => [
    `${role} refused`,
    `${role} identity not_released`,
  ]),
];

test(
  'no field outside the released groups appears in any answer, and every released one does',
  { timeout: 300_000 },
  async () => {
    const { rows, seed } = wholeScenario();
    onTestFailed(() => console.error(`The scenario of seed ${seed}`));
    await storeScenario(app.db, rows, now);
    await seedSecrets(app.db, rows, now);
    await rebuildCards(app.db, now);
    for (const viewer of someOfEach(rows)) {
      const token = await signIn(viewer);
      await checkPages(rows, viewer, token);
      await checkSearch(rows, viewer, token);
    }
  },
);

/** Scenarios are random and some lack a rare state. What is to be met is known before the server is asked about one. */
function wholeScenario(): { rows: ScenarioRows; seed: number } {
  for (let tries = 0; tries < 1_000; tries++) {
    const seed = randomInt(2 ** 31);
    const [scenario] = fc.sample(scenarioArbitrary, { seed, numRuns: 1, unbiased: true });
    if (!scenario) continue;
    now = scenario.now;
    const rows = scenarioRows(scenario);
    const facts = factsOf(rows);
    if (TO_MEET.every((fact) => facts.has(fact))) return { rows, seed };
  }
  throw new Error('No scenario had everything that is to be met');
}

/** What the viewers of this scenario will meet, by the promises alone. */
function factsOf(rows: ScenarioRows): Set<string> {
  const facts = new Set<string>();
  for (const viewer of someOfEach(rows)) {
    for (const [n, athlete] of rows.athletes.entries()) {
      if (isHiddenByBlock(rows, viewer, athlete)) facts.add(`${viewer.role} blocked`);
      for (const fact of factsOfLook(rightLook(rows, viewer, athlete, n)))
        facts.add(`${viewer.role} ${fact}`);
    }
    for (const { question, found } of rightAnswers(rows, viewer)) {
      if (found.length > 0) facts.add(`${viewer.role} found by ${question.split('=')[0]}`);
    }
  }
  return facts;
}

function factsOfLook(look: Look): string[] {
  const isShown = (secret: Secret) => (look.secrets.includes(secret) ? 'shown' : 'left out');
  return [
    ...(look.status === 200 ? [] : ['refused']),
    ...(look.locked ? ['locked'] : []),
    ...Object.entries(look.states ?? {}).map(([group, state]) => `${group} ${state}`),
    // Of a group that is seen, what only the second version of the signed form names.
    ...(look.states?.identity === 'visible' ? [`bio ${isShown('bio')}`] : []),
    ...(look.states?.measurements === 'visible' ? [`hand ${isShown('hand')}`] : []),
    `photo file ${look.photo}`,
    `transcript file ${look.transcript}`,
  ];
}

function ofCoach(fact: string): string {
  return `coach ${fact}`;
}

/** What one viewer gets of one athlete, as far as it may differ. */
interface Look {
  status: number;
  locked: OpenedAthlete['locked'] | undefined;
  states: Record<string, string> | undefined;
  secrets: string[];
  photo: number;
  transcript: number;
}

async function checkPages(rows: ScenarioRows, viewer: Viewer, token: string): Promise<void> {
  const absent = await app.call('POST', `/api/athletes/${ABSENT}/open`, { token });
  for (const [n, athlete] of rows.athletes.entries()) {
    const answer = await app.call<OpenedAthlete>('POST', `/api/athletes/${athlete.id}/open`, { token });
    const [photo, transcript] = [await download(n, 'photo', token), await download(n, 'transcript', token)];
    const { card, profile, locked } = answer.body;
    const got: Look = {
      status: answer.status,
      locked,
      states: profile?.states,
      // Without the key, which names the viewer, and the allowance, which may count to any number.
      secrets: [...secretsIn(answer.status === 200 ? { card, profile } : answer.body, rows, n)].toSorted(),
      photo: photo.status,
      transcript: transcript.status,
    };
    const right = rightLook(rows, viewer, athlete, n);
    expect(got, `${viewer.role} ${viewer.id} looks at ${athlete.id}`).toEqual(right);
    const refused = answer.status === 200 ? null : withoutRequestId(answer);
    expect([null, withoutRequestId(absent)]).toContainEqual(refused);
  }
}

function isHiddenByBlock(rows: ScenarioRows, viewer: Viewer, athlete: ScenarioAthlete): boolean {
  const isOpenToOthers = promisesOf({ ...rows, blocks: [] }, now).opens(viewer, athlete);
  return isOpenToOthers && promisesOf(rows, now).isBlocked(viewer, athlete);
}

function rightLook(rows: ScenarioRows, viewer: Viewer, athlete: ScenarioAthlete, n: number): Look {
  const promises = promisesOf(rows, now);
  if (!promises.opens(viewer, athlete)) {
    const status = viewer.status === 'suspended' ? 403 : 404;
    return { status, locked: undefined, states: undefined, secrets: [], photo: status, transcript: status };
  }
  const isComplete = promises.hasPlan(viewer);
  const isFree = promises.seesAll(viewer, athlete);
  const states = statesFor(rows, viewer, athlete, n);
  // Who sees the group and lacks the plan is told so; to everybody else there is no transcript.
  const transcript = isComplete ? 200 : 403;
  return {
    status: 200,
    locked: isComplete ? null : 'no_plan',
    states: isComplete ? states : undefined,
    secrets: allowedSecrets(states, {
      isComplete,
      isFree,
      isWhole: isFree || promises.isAllNamed(athlete),
      isAdult: isOfAge(athlete, 18, now),
    }),
    photo: states.identity === 'visible' ? 200 : 404,
    transcript: states.transcript === 'visible' ? transcript : 404,
  };
}

function statesFor(rows: ScenarioRows, viewer: Viewer, athlete: ScenarioAthlete, n: number) {
  const promises = promisesOf(rows, now);
  const seasons = () => {
    if (promises.seesAll(viewer, athlete)) return 'visible';
    const isReleased = promises.isReleased(viewer, athlete, 'measurements') && promises.isAllNamed(athlete);
    if (!isReleased) return 'not_released';
    return isAhead(seasonExpiry(n)) ? 'visible' : 'under_verification';
  };
  return {
    identity: promises.stateOf(viewer, athlete, 'identity'),
    measurements: promises.stateOf(viewer, athlete, 'measurements'),
    academics: promises.stateOf(viewer, athlete, 'academics'),
    transcript: promises.stateOf(viewer, athlete, 'transcript'),
    videos: promises.stateOf(viewer, athlete, 'videos'),
    contact: promises.isInContact(viewer, athlete) ? 'visible' : 'not_released',
    seasons: seasons(),
  };
}

function allowedSecrets(
  states: ReturnType<typeof statesFor>,
  page: { isComplete: boolean; isFree: boolean; isWhole: boolean; isAdult: boolean },
): Secret[] {
  const allowed: Secret[] = [];
  const add = (isAllowed: boolean, ...secrets: Secret[]) => {
    if (isAllowed) allowed.push(...secrets);
  };
  const sees = (group: keyof typeof states) => page.isComplete && states[group] === 'visible';
  add(states.identity === 'visible', 'surname', 'photo', 'city', 'school');
  add(sees('identity') && page.isWhole, 'team', 'jersey', 'bio', 'social');
  add(sees('measurements'), 'weight', 'wingspan', 'vertical');
  add(sees('measurements') && page.isWhole, 'hand', 'checked history');
  add(sees('measurements') && page.isFree, 'history');
  add(sees('academics'), 'gpa', 'sat', 'act', 'course');
  add(sees('transcript'), 'transcript url', 'transcript file');
  add(sees('videos'), 'kept video', 'marked video');
  add(states.videos !== 'visible' && page.isComplete && page.isAdult, 'marked video');
  add(sees('seasons'), 'checked season');
  add(sees('seasons') && page.isFree, 'other season');
  add(sees('seasons') && sees('identity'), 'season team');
  return allowed.toSorted();
}

interface RightAnswer {
  question: string;
  found: { id: string; isMeasured: boolean; secrets: string[] }[];
}

/** Asking by what is not released must not find anybody: neither the name, nor grades, nor the hand. */
function rightAnswers(rows: ScenarioRows, viewer: Viewer): RightAnswer[] {
  const promises = promisesOf(rows, now);
  const isOpen = (athlete: ScenarioAthlete, group: 'academics' | 'measurements') =>
    promises.isReleased(viewer, athlete, group) && promises.isVerified(athlete, group);
  const isCalled = (athlete: ScenarioAthlete, n: number) =>
    rows.athletes[n] === athlete && promises.isReleased(viewer, athlete, 'identity');
  const questions: [string, (athlete: ScenarioAthlete) => boolean][] = [
    ['', () => true],
    ['min_gpa=1&sort=height', (athlete) => isOpen(athlete, 'academics')],
    [
      'dominant_hand=both&sort=updated',
      (athlete) => isOpen(athlete, 'measurements') && promises.isAllNamed(athlete),
    ],
    ...[3, 11, 26, 29].map((n): [string, (athlete: ScenarioAthlete) => boolean] => [
      `name=${surnameOf(n)}`,
      (athlete) => isCalled(athlete, n),
    ]),
  ];
  return questions.map(([question, isMatch]) => ({
    question,
    found: rows.athletes
      .filter((athlete) => promises.isListed(viewer, athlete) && isMatch(athlete))
      .map((athlete) => ({
        id: athlete.id,
        isMeasured: promises.isVerified(athlete, 'measurements'),
        secrets: promises.isReleased(viewer, athlete, 'identity')
          ? ['city', 'photo', 'school', 'surname']
          : [],
      })),
  }));
}

async function checkSearch(rows: ScenarioRows, viewer: Viewer, token: string): Promise<void> {
  const isRefused = viewer.status !== 'active';
  for (const { question, found } of rightAnswers(rows, viewer)) {
    const answer = await app.call<SearchPage>('GET', `/api/athletes?${question}`, { token });
    const got = isRefused ? [] : answer.body.athletes.map((card) => cardLook(rows, card));
    expect(answer.status).toBe(isRefused ? 403 : 200);
    expect(got.toSorted(byId), `${viewer.role} ${viewer.id} asks ${question}`).toEqual(found);
  }
}

function cardLook(rows: ScenarioRows, card: AthleteCard) {
  const n = rows.athletes.findIndex(({ id }) => id === card.id);
  return {
    id: card.id,
    isMeasured: card.is_height_verified,
    secrets: [...secretsIn(card, rows, n)].toSorted(),
  };
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function download(n: number, kind: 'photo' | 'transcript', token: string) {
  return app.call('GET', `/api/files/${fileIdOf(n, kind)}`, { token });
}

async function signIn(viewer: Viewer): Promise<string> {
  const { id: sessionId } = await app.db
    .insertInto('auth_sessions')
    .values({
      user_id: viewer.id,
      token: viewer.id,
      expires_at: new Date('2100-01-01'),
      second_factor: 'authenticator',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await app.runtime.engine.tokens.issue(viewer.id, sessionId)).token;
}

/** People of one kind look alike; some of each keep the test quick, but every coach and director is another case. */
function someOfEach(rows: ScenarioRows): Viewer[] {
  const kept = { athlete: 3, guardian: 4, admin: 1, coach: Infinity, regional_director: Infinity };
  return rows.people.filter((person) => --kept[person.role] >= 0);
}

function withoutRequestId(answer: Parameters<typeof problemOf>[0]) {
  const { request_id: _, ...problem } = problemOf(answer);
  return { status: answer.status, problem };
}
