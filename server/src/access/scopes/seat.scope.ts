/** seat.rules.ts as SQL, for lists: which subscriptions have lost their owner, and who can get one. */
import { sql, type RawBuilder } from 'kysely';
import { isVerifiedAtPlace } from './colleague.scope.ts';
import type { Condition } from './condition.ts';

/**
 * For a subscription's owner named `owner`. An erased account stays behind as a suspended one. Who is suspended until a day comes
 * back, and finds their plan as it was.
 */
export function isOwnerGone(): Condition {
  return sql<boolean>`(owner.status = 'suspended' and not exists (
    select 1 from suspensions dated
    where dated.user_id = owner.id and dated.lifted_at is null and dated.until is not null))`;
}

/** For a subscription named `desk` and its `owner`: what a suspended account has offered does not count. */
export function offerInEffect(): RawBuilder<string | null> {
  return sql<string | null>`case when owner.status <> 'suspended' then desk.offered_to end`;
}

/**
 * For accounts named `candidate` with their `coaches`: somebody with a seat in the subscription, or a coach whom a director
 * has verified at the institution of its owner, or at one where somebody of its staff is verified too. A suspended owner
 * counts as verified nowhere, so of them is asked what a director once confirmed: naming a place alone gives nobody there a plan.
 */
export function isCandidateFor(subscriptionId: RawBuilder<unknown>): Condition {
  return sql<boolean>`(candidate.role = 'coach' and candidate.status = 'active' and (
    ${hasSeatIn(subscriptionId)}
    or exists (
      select 1 from institutions place
      join coaches colleague on colleague.institution_id = place.id
      where place.id = coaches.institution_id and ${isVerifiedAtPlace('coaches')} and (
        (colleague.user_id = (select owned.owner_user_id from subscriptions owned where owned.id = ${subscriptionId})
          and exists (
            select 1 from verifications checked
            where checked.coach_id = colleague.id and checked.institution_id = place.id and checked.status = 'verified'))
        or (${isVerifiedAtPlace('colleague')} and exists (
          select 1 from seats held
          where held.subscription_id = ${subscriptionId} and held.user_id = colleague.user_id
            and held.ended_at is null))))
    )
    and candidate.id <> (select owned.owner_user_id from subscriptions owned where owned.id = ${subscriptionId}))`;
}

/** For accounts named `candidate`. */
export function hasSeatIn(subscriptionId: RawBuilder<unknown>): Condition {
  return sql<boolean>`exists (
    select 1 from seats held
    where held.subscription_id = ${subscriptionId} and held.user_id = candidate.id and held.ended_at is null)`;
}
