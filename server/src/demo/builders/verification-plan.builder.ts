/** Which facts of which athlete a director has checked, has in the queue, sent back or rejected. */
import { isDeepStrictEqual } from 'node:util';
import { addDays, latest } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { Athlete } from './athlete.builder.ts';
import { directorsFor, type Director, type Office } from './office.builder.ts';
import {
  addVerification,
  isPossible,
  type CheckState,
  type VerificationSubject,
} from './verification.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** The demo family alone is offered something, and has a badge that is about to lapse. */
const CHECK_STATES: Readonly<Record<Exclude<CheckState, 'offered' | 'lapsing'> | 'none', number>> = {
  none: 30,
  open: 13,
  more_asked: 6,
  verified: 33,
  expired: 8,
  rejected: 5,
  dropped: 5,
};

export function planVerifications(build: DemoBuild, office: Office, athletes: readonly Athlete[]): void {
  for (const athlete of athletes) {
    for (const [index, subject] of subjectsOf(athlete).entries()) {
      const random = build.random.fork(`verification:${athlete.person.email}:${subject.factGroup}:${index}`);
      const wish = random.weighted(CHECK_STATES);
      if (wish === 'none') continue;
      const state = isPossible(build, subject, wish) ? wish : 'verified';
      verify(build, random, office, athlete, subject, state);
      if (subject.factGroup === 'measurements' && (state === 'verified' || state === 'expired')) {
        verifyEarlierMeasurements(build, random.fork('earlier'), office, athlete, subject);
      }
    }
  }
}

/**
 * An athlete whom a director has measured was measured by one before as well: each badge was dropped at the next visit, and
 * the values are in the history.
 */
function verifyEarlierMeasurements(
  build: DemoBuild,
  random: Random,
  office: Office,
  athlete: Athlete,
  subject: VerificationSubject,
): void {
  const { measurement, person } = athlete;
  const visits = [...measurement.earlier, measurement];
  for (const [index, { body, measuredAt }] of measurement.earlier.entries()) {
    const next = visits[index + 1];
    // An athlete who has stopped growing keeps the badge: nothing was edited.
    if (!next || measuredAt < person.createdAt || isDeepStrictEqual(next.body, body)) continue;
    const since = next.measuredAt;
    const earlier = { ...subject, earlierValues: { ...body }, earlierSince: addDays(measuredAt, 1), since };
    verify(build, random, office, athlete, earlier, 'dropped');
  }
}

/** A director never decides about an athlete whom they invited. An open entry may still wait for somebody to claim it. */
export function verify(
  build: DemoBuild,
  random: Random,
  office: Office,
  athlete: Athlete,
  subject: VerificationSubject,
  state: CheckState,
): void {
  const free = directorsFor(office, subject.country).filter(
    ({ person }) => person.userId !== athlete.inviterUserId,
  );
  const director: Director = random.pick(free);
  const isUnclaimed = state === 'open' && random.chance(0.7);
  addVerification(build, random, subject, state, isUnclaimed ? null : director);
}

export function subjectsOf(athlete: Athlete): VerificationSubject[] {
  const { academics, measurement, row, seasons } = athlete;
  const { country } = athlete.family.community;
  const joinedAt = athlete.person.createdAt;
  const base = { athleteId: athlete.id, country, owner: athlete.person };
  const { height_cm, weight_kg, wingspan_cm, vertical_cm } = measurement.body;
  const body = { height_cm, weight_kg, wingspan_cm, vertical_cm };
  const school = { school_name: row.school_name ?? null };
  const subjects: VerificationSubject[] = [
    {
      ...base,
      factGroup: 'measurements',
      values: body,
      earlierValues: { ...body, height_cm: body.height_cm - 1.5 },
      since: latest(joinedAt, addDays(measurement.measuredAt, 1)),
      earlierSince: joinedAt,
    },
    {
      ...base,
      factGroup: 'school',
      values: school,
      earlierValues: { ...school, school_name: `${school.school_name} (2)` },
      since: joinedAt,
    },
  ];
  if (academics) {
    const grades = { gpa: academics.gpa, sat: academics.sat, act: academics.act, core_courses: [] };
    const earlierValues = { ...grades, gpa: Math.round((academics.gpa - 0.1) * 100) / 100 };
    subjects.push({
      ...base,
      factGroup: 'academics',
      values: grades,
      earlierValues,
      since: academics.recordedAt,
    });
    if (academics.transcript_url) {
      subjects.push({
        ...base,
        factGroup: 'transcript',
        values: { transcript_url: academics.transcript_url, sha256: null },
        earlierValues: {
          transcript_url: academics.transcript_url.replace('.pdf', '-first.pdf'),
          sha256: null,
        },
        since: academics.recordedAt,
      });
    }
  }
  for (const season of seasons) {
    const { id, values, earlierValues, recordedAt } = season;
    subjects.push({ ...base, factGroup: 'season', seasonId: id, values, earlierValues, since: recordedAt });
  }
  return subjects;
}
