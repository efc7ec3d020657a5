/**
 * What people do that is worth a look, as data: a query per rule and its thresholds. They say that something is unusual, not
 * that it is wrong; a moderator finds out which. Every row is one person and the figures that speak of them.
 */
import { SEVERITY_OF } from '@faircourt/contracts/moderation';
import type {
  BehaviourSignal,
  ModerationKind,
  ReportCategory,
  Severity,
} from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { ADULT_AGE } from '../../../access/rules/age.ts';
import { hasReached } from '../../../access/scopes/in-effect.scope.ts';

export interface Behaviour {
  signal: BehaviourSignal;
  kind: ModerationKind;
  category: ReportCategory;
  severity: Severity;
  /** For so many days after it spoke of somebody, it says nothing more of them. */
  quietDays: number;
  /** Rows of `subject_id`, `about_user_id`, `coach_id`, `athlete_id` and `figures`. */
  rows: (now: Date) => RawBuilder<BehaviourRow>;
}

export interface BehaviourRow {
  subject_id: string;
  about_user_id: string;
  coach_id: string | null;
  athlete_id: string | null;
  figures: Record<string, number>;
}

const DECLINED = { days: 90, requests: 10, share: 0.8 };
const NIGHT = { days: 7, from: 22, until: 6, athletes: 5 };
const SCHOOL = { days: 30, athletes: 8 };
const OWN_GUARDIAN = { days: 7, minutes: 10 };
const FAST = { days: 7, decisions: 20, seconds: 15 };

/** Where most people of a country live: enough to tell night from day. */
const ZONES = {
  US: 'America/Chicago',
  PR: 'America/Puerto_Rico',
  CA: 'America/Toronto',
  MX: 'America/Mexico_City',
  BR: 'America/Sao_Paulo',
  AR: 'America/Argentina/Buenos_Aires',
  CO: 'America/Bogota',
  DO: 'America/Santo_Domingo',
  ES: 'Europe/Madrid',
  PT: 'Europe/Lisbon',
  FR: 'Europe/Paris',
  AU: 'Australia/Sydney',
};

export const BEHAVIOURS: readonly Behaviour[] = [
  {
    signal: 'mostly_declined',
    kind: 'coach',
    category: 'other',
    severity: 'normal',
    quietDays: 60,
    rows: (now) => sql<BehaviourRow>`
      select coach.id as subject_id, coach.user_id as about_user_id, coach.id as coach_id, null as athlete_id,
        json_build_object('requests', count(*), 'declined', count(*) filter (where ${IS_REFUSED}), 'days', ${DECLINED.days}::int)
          as figures
      from contact_requests request join coaches coach on coach.id = request.coach_id
      where request.decided_at > ${daysBefore(now, DECLINED.days)}
      group by coach.id
      having count(*) >= ${DECLINED.requests} and count(*) filter (where ${IS_REFUSED}) >= count(*) * ${DECLINED.share}::numeric`,
  },
  {
    signal: 'night_messages',
    kind: 'coach',
    category: 'inappropriate',
    severity: SEVERITY_OF.inappropriate,
    quietDays: 30,
    rows: (now) => sql<BehaviourRow>`
      select coach.id as subject_id, coach.user_id as about_user_id, coach.id as coach_id, null as athlete_id,
        json_build_object('athletes', count(distinct thread.athlete_id), 'messages', count(*), 'days', ${NIGHT.days}::int)
          as figures
      from messages message
      join threads thread on thread.id = message.thread_id
      join coaches coach on coach.id = thread.coach_id and coach.user_id = message.sender_user_id
      join athletes on athletes.id = thread.athlete_id
      cross join lateral (select ${JSON.stringify(ZONES)}::jsonb ->> athletes.country_code as name) zone
      cross join lateral (select extract(hour from message.created_at at time zone zone.name) as hour) local
      where message.created_at > ${daysBefore(now, NIGHT.days)} and not ${hasReached(ADULT_AGE, now)}
        and (local.hour >= ${NIGHT.from} or local.hour < ${NIGHT.until})
      group by coach.id having count(distinct thread.athlete_id) >= ${NIGHT.athletes}`,
  },
  {
    signal: 'one_school',
    kind: 'coach',
    category: 'other',
    severity: 'normal',
    quietDays: 60,
    rows: (now) => sql<BehaviourRow>`
      select distinct on (coach.id) coach.id as subject_id, coach.user_id as about_user_id, coach.id as coach_id,
        null as athlete_id,
        json_build_object('athletes', count(distinct athletes.id), 'days', ${SCHOOL.days}::int) as figures
      from contact_requests request
      join coaches coach on coach.id = request.coach_id
      join athletes on athletes.id = request.athlete_id
      where request.created_at > ${daysBefore(now, SCHOOL.days)} and athletes.school_name is not null
        and not ${hasReached(ADULT_AGE, now)}
      group by coach.id, athletes.country_code, folded_name(athletes.school_name)
      having count(distinct athletes.id) >= ${SCHOOL.athletes}
      order by coach.id, count(distinct athletes.id) desc`,
  },
  {
    signal: 'own_guardian',
    kind: 'account',
    category: 'impersonation',
    severity: SEVERITY_OF.impersonation,
    quietDays: 365,
    rows: (now) => sql<BehaviourRow>`
      select guardian.id as subject_id, guardian.id as about_user_id, null as coach_id, athletes.id as athlete_id,
        json_build_object('minutes', ceil(abs(extract(epoch from guardian.created_at - owner.created_at)) / 60)) as figures
      from guardian_links link
      join athletes on athletes.id = link.athlete_id
      join users owner on owner.id = athletes.user_id
      join users guardian on guardian.id = link.guardian_user_id
      where link.status = 'active' and link.created_at > ${daysBefore(now, OWN_GUARDIAN.days)}
        and not ${hasReached(ADULT_AGE, now)}
        and abs(extract(epoch from guardian.created_at - owner.created_at)) <= ${OWN_GUARDIAN.minutes * 60}
        and exists (
          select 1 from auth_sessions theirs join auth_sessions others
            on others.ip_address = theirs.ip_address and others.user_agent = theirs.user_agent
          where theirs.user_id = guardian.auth_id and others.user_id = owner.auth_id)`,
  },
  {
    signal: 'fast_director',
    kind: 'account',
    category: 'other',
    severity: 'normal',
    quietDays: 30,
    rows: (now) => sql<BehaviourRow>`
      select decided.actor_user_id as subject_id, decided.actor_user_id as about_user_id, null as coach_id,
        null as athlete_id,
        json_build_object('decisions', count(*), 'days', ${FAST.days}::int,
          'seconds', round((percentile_cont(0.5) within group (order by opened.seconds))::numeric)) as figures
      from events decided
      cross join lateral (
        select extract(epoch from decided.created_at - max(before.created_at)) as seconds from events before
        where before.chain = decided.chain and before.type in ('verification.claimed', 'verification.opened')
          and before.actor_user_id = decided.actor_user_id and before.created_at <= decided.created_at
          and before.data ->> 'verification_id' = decided.data ->> 'verification_id'
      ) opened
      where decided.type = 'verification.verified' and decided.actor_role = 'regional_director'
        and decided.created_at > ${daysBefore(now, FAST.days)}
      group by decided.actor_user_id
      having count(*) >= ${FAST.decisions}
        and percentile_cont(0.5) within group (order by opened.seconds) < ${FAST.seconds}`,
  },
];

const IS_REFUSED = sql`request.status in ('declined', 'blocked')`;

function daysBefore(now: Date, days: number): RawBuilder<Date> {
  return sql<Date>`${now}::timestamptz - make_interval(days => ${days})`;
}
