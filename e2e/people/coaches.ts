/** Coaches as a journey finds them: verified, far into a month or past a trial, without waiting for any of it. */
import type { Division, Locale } from '@faircourt/contracts/vocabulary';
import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { join, userOf, type Person } from './people.ts';
import { askDatabase } from '../product/product.ts';

export interface RecruitingCoach {
  person: Person;
  institution: string;
}

/** Of an institution of their own, so that what one journey blocks or releases is nobody else's. */
export async function verifiedCoach(
  request: APIRequestContext,
  plan: { name?: string; division?: Division | null; locale?: Locale } = {},
): Promise<RecruitingCoach> {
  const { division = 'naia', name = 'Tobias Quarry', locale = 'en' } = plan;
  const person = await join(request, { role: 'coach', name, locale });
  const institution = `${person.email.slice(0, 8)} College`;
  await askDatabase(
    z.unknown(),
    `with institution as (
        insert into institutions (name, kind, country_code, website, status, division)
        values ($2, 'college', 'US', 'https://college.example.test/basketball', 'verified', $3) returning id
      ), verdict as (
        insert into verifications (fact_group, institution_id, status, method, director_user_id, decided_at, expires_at)
        select 'institution', institution.id, 'verified', 'A call to the front office', u.id, now(),
          now() + interval '1 year'
        from institution, users u where u.name = 'Marian Castellow'
      )
      update coaches set institution_id = institution.id, affiliation_status = 'verified', title = 'Head coach'
      from institution where coaches.user_id = ${userOf('$1')}`,
    [person.email, institution, division],
  );
  return { person, institution };
}

/** As if the coach had opened these complete profiles earlier this month. */
export async function countAsOpened(coach: Person, athleteIds: readonly string[]): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into profile_opens (subscription_id, month, athlete_id)
      select s.id, date_trunc('month', now() at time zone 'utc')::date, opened
      from subscriptions s, unnest($2::uuid[]) opened where s.owner_user_id = ${userOf('$1')}`,
    [coach.email, athleteIds],
  );
}

/** As if the colleague had accepted a seat at the owner's desk; their own waits meanwhile. */
export async function shareDesk(owner: Person, colleague: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `with parked as (update seats set parked_at = now() where user_id = ${userOf('$2')})
      insert into seats (subscription_id, user_id) select s.id, ${userOf('$2')} from subscriptions s
      where s.owner_user_id = ${userOf('$1')} limit 1`,
    [owner.email, colleague.email],
  );
  await askDatabase(
    z.unknown(),
    `update subscriptions set plan = 'pro_scout' where owner_user_id = ${userOf('$1')}`,
    [owner.email],
  );
}

/** As if the trial had run out yesterday. */
export async function endTrial(coach: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `update subscriptions set trial_ends_at = now() - interval '1 day'
      where owner_user_id = ${userOf('$1')}`,
    [coach.email],
  );
}

/** As if the coach had paid for Pro Scout. */
export async function payForPro(coach: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `update subscriptions set plan = 'pro_scout', status = 'active', current_period_ends_at = now() + interval '200 days'
      where owner_user_id = ${userOf('$1')}`,
    [coach.email],
  );
}

/** As if a month of Basic Scout was paid by invoice and ended now, or this much later. The clock of the plans comes by within a minute. */
export async function endPaidMonth(coach: Person, later: `${number} days` = '0 days'): Promise<void> {
  await askDatabase(
    z.unknown(),
    `update subscriptions set plan = 'basic_scout', status = 'active', billing_interval = 'month',
        period_from = now() + $2::interval - interval '1 month', period_to = now() + $2::interval,
        anchor_day = extract(day from now() + $2::interval), next_step_at = now(),
        current_period_ends_at = now() + $2::interval + interval '7 days'
      where owner_user_id = ${userOf('$1')}`,
    [coach.email, later],
  );
}

/** The institution that a coach works for. */
export async function institutionOf(coach: Person): Promise<string> {
  const [found] = await askDatabase(
    z.object({ name: z.string() }),
    `select i.name from institutions i join coaches c on c.institution_id = i.id where c.user_id = ${userOf('$1')}`,
    [coach.email],
  );
  expect(found, `${coach.email} works somewhere`).toBeDefined();
  return found?.name ?? '';
}
