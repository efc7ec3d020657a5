/** Who opened whose page: every coach who asked a family, the demo athlete's visitors, and the new coach's first finds. */
import {
  FIELD_GROUPS,
  VERIFIED_GROUPS,
  type FieldGroup,
  type VerifiedGroup,
} from '@faircourt/contracts/vocabulary';
import { dayOf } from '../../platform/clock.ts';
import { addDays, latest, momentBetween } from '../calendar.ts';
import type { Athlete } from './athlete.builder.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import type { DemoFamily } from './demo-family.builder.ts';
import { recordEvent } from './event.builder.ts';
import type { Office } from './office.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

interface Look {
  readonly athlete: Athlete;
  readonly at: Date;
  readonly by: Person;
  /** Null for directors. */
  readonly coach: Coach | null;
}

export function addProfileViews(
  build: DemoBuild,
  office: Office,
  coaches: Coaches,
  family: DemoFamily,
  athletes: readonly Athlete[],
): void {
  const everybody = [family.athlete, family.sibling, ...athletes];
  const looks = [
    ...looksBeforeAsking(build, coaches, everybody),
    ...looksAtDemoAthlete(build, office, coaches, family.athlete),
    ...looksOfNewCoach(build, coaches.newCoach, athletes),
  ];
  for (const look of looks.toSorted((a, b) => a.at.getTime() - b.at.getTime())) addLook(build, look);
}

/** Nobody asks a family for anything without having looked. */
function looksBeforeAsking(build: DemoBuild, coaches: Coaches, athletes: readonly Athlete[]): Look[] {
  const asked = [
    ...build.rows.contact_requests.map((row) => ({ ...row, coachUserId: userOf(coaches, row.coach_id) })),
    ...build.rows.releases.map((row) => ({ ...row, coachUserId: row.requested_by })),
  ];
  return asked.flatMap(({ athlete_id, coachUserId, created_at }) => {
    const athlete = athletes.find(({ id }) => id === athlete_id);
    const coach = coaches.all.find(({ person }) => person.userId === coachUserId);
    if (!athlete || !coach || !created_at) return [];
    const at = new Date(new Date(created_at).getTime() - 60_000);
    return [{ athlete, coach, by: coach.person, at }];
  });
}

function userOf(coaches: Coaches, coachId: string): string | undefined {
  return coaches.all.find(({ id }) => id === coachId)?.person.userId;
}

function looksAtDemoAthlete(build: DemoBuild, office: Office, coaches: Coaches, athlete: Athlete): Look[] {
  const random = build.random.fork('views:demo-athlete');
  const { demoCoach } = coaches;
  const recruiters = coaches.all.filter(
    (coach) => coach.isRecruiter && coach.isEstablished && coach !== demoCoach,
  );
  const by = (coach: Coach, daysAgo: number): Look => ({
    athlete,
    coach,
    by: coach.person,
    at: addDays(build.now, -daysAgo),
  });
  return [
    ...[1.2, 9, 23].map((daysAgo) => by(demoCoach, daysAgo)),
    ...random.sample(recruiters, 5).map((coach) => by(coach, random.between(1.1, 50))),
    { athlete, coach: null, by: office.demoDirector.person, at: addDays(build.now, -3.3) },
  ];
}

/** On the trial since a few days: some public athletes have been opened, most of the month is left. */
function looksOfNewCoach(build: DemoBuild, coach: Coach, athletes: readonly Athlete[]): Look[] {
  const random = build.random.fork('views:new-coach');
  const open = athletes.filter(
    // Of unknown age means perhaps a child, whom nobody sees.
    ({ visibility, isUnder13, row }) => visibility === 'public' && !isUnder13 && row.birthdate,
  );
  const monthStart = new Date(Date.UTC(build.now.getUTCFullYear(), build.now.getUTCMonth(), 1));
  return random.sample(open, 12).map((athlete) => {
    const since = latest(coach.person.createdAt, athlete.person.createdAt, monthStart);
    return { athlete, coach, by: coach.person, at: momentBetween(random, since, build.now) };
  });
}

function addLook(build: DemoBuild, { athlete, coach, by, at }: Look): void {
  const { profile_views: views, profile_opens: opens } = build.rows;
  const isVerified = coach !== null && isVerifiedCoach(build, coach);
  const day = dayOf(at);
  const isKept = views.some(
    (view) => view.athlete_id === athlete.id && view.viewed_on === day && view.viewer_user_id === by.userId,
  );
  if (isKept) return;
  const groups = coach ? groupsFor(build, athlete, coach, isVerified, at) : groupsOfDirectors();
  views.push({
    athlete_id: athlete.id,
    viewed_on: day,
    viewer_user_id: by.userId,
    viewer_role: by.role,
    institution_id: coach?.institution?.id ?? null,
    is_institution_verified: isVerified,
    groups,
    first_viewed_at: at,
  });
  if (athlete.decidesAloneSince === null || at < athlete.decidesAloneSince) {
    const data = { institution_id: coach?.institution?.id ?? null, groups };
    recordEvent(build, { chain: athlete.id, type: 'athlete.viewed', actor: by, data }, at);
  }

  const limited = build.rows.subscriptions.find(
    ({ owner_user_id, plan }) => owner_user_id === by.userId && plan === 'basic_scout',
  );
  const month = `${day.slice(0, 7)}-01`;
  const isCounted = opens.some(
    (open) => open.subscription_id === limited?.id && open.month === month && open.athlete_id === athlete.id,
  );
  if (!limited?.id || isCounted) return;
  opens.push({ subscription_id: limited.id, month, athlete_id: athlete.id, opened_at: at });
}

function isVerifiedCoach(build: DemoBuild, coach: Coach): boolean {
  const row = build.rows.coaches.find(({ id }) => id === coach.id);
  return coach.institution?.status === 'verified' && row?.affiliation_status === 'verified';
}

/** Directors see all that they check; the contact is the family's own. */
function groupsOfDirectors(): FieldGroup[] {
  return FIELD_GROUPS.filter((group) => group !== 'contact');
}

function groupsFor(
  build: DemoBuild,
  athlete: Athlete,
  coach: Coach,
  isVerified: boolean,
  at: Date,
): FieldGroup[] {
  const isInEffect = (row: { decided_at?: MomentOfRow; expires_at?: MomentOfRow }): boolean =>
    Boolean(row.decided_at) &&
    new Date(row.decided_at ?? at) <= at &&
    (!row.expires_at || new Date(row.expires_at) > at);
  return FIELD_GROUPS.filter((group) => {
    const isReleased = build.rows.releases.some(
      (release) =>
        release.athlete_id === athlete.id &&
        release.field_group === group &&
        release.status === 'approved' &&
        isInEffect(release) &&
        (release.audience === 'everyone' ||
          (isVerified &&
            (release.audience === 'verified_colleges' || release.institution_id === coach.institution?.id))),
    );
    const isChecked = build.rows.verifications.some(
      (verification) =>
        verification.athlete_id === athlete.id &&
        verification.fact_group === group &&
        verification.status === 'verified' &&
        isInEffect(verification),
    );
    return (
      group !== 'contact' && isReleased && (isChecked || !VERIFIED_GROUPS.includes(group as VerifiedGroup))
    );
  });
}

type MomentOfRow = Date | string | null | undefined;
