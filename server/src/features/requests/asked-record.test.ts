/** What a family reads before it approves is what the coach reads afterwards, value by value. */
import type { CompleteProfile, OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { AskedRecord, FamilyRequest } from '@faircourt/contracts/requests';
import { NEEDED_CONSENTS, type FieldGroup } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { APPROVE, askForRelease, joinAskingCoach, requestsOf } from '../../../test/features/requests.ts';
import { joinGuardian, type SignedIn, type SignedInCoach } from '../../../test/records/conversations.ts';
import {
  seedAthlete,
  seedBadge,
  seedRelease,
  type SeededAthlete,
} from '../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date('2026-11-15T09:00:00Z') } });
});
afterAll(() => app.close());

const ALL = ['identity', 'measurements', 'academics', 'transcript', 'videos'] as const;
const CHECKED = ['measurements', 'academics', 'transcript'] as const;
/** As seeded on 10 January 2026. */
const GROWN_FROM = { height_cm: 197, weight_kg: 90, wingspan_cm: null, vertical_cm: null };

interface Case {
  family: string;
  forms: 'all' | 'first' | 'none';
  checked: readonly (typeof CHECKED)[number][];
  seasons: number;
  isGrowthChecked?: boolean;
  asked?: readonly (typeof ALL)[number][];
  birthdate?: string;
}

const CASES: Case[] = [
  { family: 'everything checked', forms: 'all', checked: CHECKED, seasons: 2, isGrowthChecked: true },
  { family: 'nothing checked', forms: 'all', checked: [], seasons: 0 },
  { family: 'one season checked', forms: 'all', checked: ['measurements'], seasons: 1 },
  { family: 'the first form', forms: 'first', checked: CHECKED, seasons: 2, isGrowthChecked: true },
  { family: 'the first form, unchecked', forms: 'first', checked: [], seasons: 2 },
  { family: 'no form yet', forms: 'none', checked: CHECKED, seasons: 2, isGrowthChecked: true },
  { family: 'a child', forms: 'all', checked: CHECKED, seasons: 1, birthdate: '2014-06-01' },
  { family: 'a child, first form', forms: 'first', checked: CHECKED, seasons: 1, birthdate: '2014-06-01' },
  { family: 'bodies alone', forms: 'all', checked: CHECKED, seasons: 2, asked: ['measurements'] },
  { family: 'an address alone', forms: 'all', checked: [], seasons: 0, asked: ['transcript', 'videos'] },
];

test.each(CASES)('$family: the card of a request says what the approval opens', async (one) => {
  const { athlete, guardian, coach } = await askedFamily(one);
  const { open, records } = await requestsOf(app, guardian);
  const [record] = records;
  if (!record) throw new Error('No record beside the requests');
  await approve(guardian, open);

  if (one.forms === 'none') await sign(athlete, guardian, 2);
  const waiting = open.filter((request) => request.kind === 'release' && request.is_check_missing);
  const before = await pageOf(coach, athlete);
  for (const group of CHECKED.filter((checked) => groupsOf(waiting).includes(checked))) {
    // Of measurements a season that was checked shows by itself.
    expect(before.profile?.states[group], 'a director has to check it first').toBe('under_verification');
    await seedBadge(app.db, athlete, group);
  }
  const page = await pageOf(coach, athlete);
  const asked = groupsOf(open);
  const isIdentityOpen = asked.includes('identity');
  expect(onPage(page, asked)).toEqual(onCard(record, asked, isIdentityOpen));
  expect(record.is_whole, 'the first form names less').toBe(one.forms !== 'first');
  expect(record.unchecked_seasons).toBe(record.is_whole ? 2 - one.seasons : 0);
});

test('the teams of seasons are told where the coach reads already who the athlete is', async () => {
  const plan = {
    family: 'known',
    forms: 'all',
    checked: CHECKED,
    seasons: 2,
    asked: ['measurements'],
  } as const;
  const { athlete, guardian, coach } = await askedFamily(plan);
  const isOpen = async () => (await requestsOf(app, guardian)).open.map(identityOpen);
  expect(await isOpen()).toEqual([false]);
  await seedRelease(app.db, { ...athlete, guardianUserId: guardian.userId }, ['identity'], {
    audience: 'institution',
    institutionId: coach.institutionId,
  });
  expect(await isOpen()).toEqual([true]);
  const { open, records } = await requestsOf(app, guardian);
  await approve(guardian, open);
  const { profile } = await pageOf(coach, athlete);
  expect(profile?.seasons.seasons.map(({ team, league }) => [team, league])).toEqual(
    records[0]?.seasons.map(({ team, league }) => [team, league]),
  );
  expect(records[0]?.seasons[0]).toMatchObject({ team: 'Northgate Herons', league: 'Valley' });
});

function identityOpen(request: FamilyRequest): boolean | null {
  return request.kind === 'release' ? request.is_identity_open : null;
}

interface Asked {
  athlete: SeededAthlete;
  guardian: SignedIn;
  coach: SignedInCoach;
}

async function askedFamily(one: Case): Promise<Asked> {
  const athlete = await seedAthlete(app.db, one.birthdate ? { birthdate: one.birthdate } : {});
  const guardian = await joinGuardian(app, athlete.athleteId);
  // What is public shows without a release.
  await app.db
    .updateTable('videos')
    .set({ is_public: false, public_by: null })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await sign(athlete, guardian, one.forms === 'first' ? 1 : 2, one.forms === 'none' ? [] : NEEDED_CONSENTS);
  for (const group of one.checked) await seedBadge(app.db, athlete, group);
  for (const seasonId of athlete.seasonIds.slice(0, one.seasons)) {
    await seedBadge(app.db, athlete, 'season', { seasonId });
  }
  await app.db
    .insertInto('measurements')
    .values([
      { athlete_id: athlete.athleteId, measured_on: '2026-03-03', height_cm: 199, weight_kg: 99 },
      {
        athlete_id: athlete.athleteId,
        measured_on: '2026-05-05',
        height_cm: 198.5,
        weight_kg: 91.5,
        wingspan_cm: 204,
        vertical_cm: 66,
      },
    ])
    .execute();
  if (one.isGrowthChecked) {
    await app.db
      .insertInto('verifications')
      .values({
        athlete_id: athlete.athleteId,
        fact_group: 'measurements',
        status: 'dropped',
        fact_values: GROWN_FROM,
        decided_at: new Date('2026-01-20'),
        expires_at: new Date('2026-01-21'),
      })
      .execute();
  }
  const coach = await joinAskingCoach(app);
  expect((await askForRelease(app, coach, athlete, [...(one.asked ?? ALL)])).status).toBe(201);
  return { athlete, guardian, coach };
}

async function sign(
  athlete: SeededAthlete,
  guardian: SignedIn,
  version: 1 | 2,
  kinds: readonly (typeof NEEDED_CONSENTS)[number][] = NEEDED_CONSENTS,
): Promise<void> {
  if (kinds.length === 0) return;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId }, kinds);
  if (version === 2) return;
  await app.db
    .updateTable('consent_signatures')
    .set((eb) => ({
      document_id: eb
        .selectFrom('consent_documents')
        .select('id')
        .where('kind', '=', 'colleges')
        .where('version', '=', 1)
        .where('locale', '=', 'en'),
    }))
    .where('athlete_id', '=', athlete.athleteId)
    .where('document_id', 'in', (eb) =>
      eb.selectFrom('consent_documents').select('id').where('kind', '=', 'colleges'),
    )
    .execute();
}

async function approve(guardian: SignedIn, open: readonly FamilyRequest[]): Promise<void> {
  const answered = await app.call('POST', '/api/requests/answer', {
    token: guardian.token,
    body: { requests: open.map(({ kind, id }) => ({ kind, id })), answer: APPROVE },
  });
  expect(answered.status).toBe(200);
}

async function pageOf(coach: SignedInCoach, { athleteId }: SeededAthlete): Promise<OpenedAthlete> {
  const { body } = await app.call<OpenedAthlete>('POST', `/api/athletes/${athleteId}/open`, {
    token: coach.token,
  });
  return body;
}

function groupsOf(requests: readonly FamilyRequest[]): Exclude<FieldGroup, 'contact'>[] {
  return requests.flatMap((request) =>
    request.kind === 'release' && request.field_group !== 'contact' ? [request.field_group] : [],
  );
}

type Groups = readonly FieldGroup[];

/** What the coach reads of what was asked for, in the order of the card. */
function onPage({ card, profile }: OpenedAthlete, asked: Groups): object {
  if (!profile) throw new Error('The page is locked');
  return only(asked, {
    identity: {
      name: card.name,
      has_photo: card.avatar_url !== null,
      city: card.city,
      school_name: card.school_name,
      ...profile.identity,
    },
    measurements: {
      ...profile.measurements,
      history: profile.measurements?.history.toReversed(),
      seasons: profile.seasons.seasons.map(({ id: _id, badge: _badge, ...season }) => season),
    },
    academics: profile.academics,
    transcript: isAnyTranscript(profile),
    videos: profile.videos.map(({ title }) => title).toSorted(),
  });
}

function onCard(record: AskedRecord, asked: Groups, isIdentityOpen: boolean): object {
  const { name, has_photo, city, school_name, current_team, jersey_number, bio, social_handles } = record;
  const { height_cm, weight_kg, wingspan_cm, vertical_cm, dominant_hand, history } = record;
  const { gpa, sat, act, core_courses } = record;
  return only(asked, {
    identity: { name, has_photo, city, school_name, current_team, jersey_number, bio, social_handles },
    measurements: {
      ...{ height_cm, weight_kg, wingspan_cm, vertical_cm, dominant_hand, history },
      seasons: record.seasons.map((season) =>
        isIdentityOpen ? season : { ...season, team: null, league: null },
      ),
    },
    academics: { gpa, sat, act, core_courses },
    transcript: record.has_transcript,
    videos: record.videos.map(({ title }) => title).toSorted(),
  });
}

function only(asked: Groups, parts: Record<Exclude<FieldGroup, 'contact'>, unknown>): object {
  return Object.fromEntries(Object.entries(parts).filter(([group]) => asked.some((one) => one === group)));
}

function isAnyTranscript({ transcript }: CompleteProfile): boolean {
  return transcript !== null && (transcript.transcript_url !== null || transcript.file !== null);
}
