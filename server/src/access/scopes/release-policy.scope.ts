/**
 * The releases of an athlete that are in effect, in one value over `athletes`: `{ academics: { verified_colleges: true,
 * institutions: […] } }`. The row carries it for people who read the database; no rule uses it.
 */
import { sql, type RawBuilder } from 'kysely';
import { familyFacts, isUndenied, releasesInEffect } from './in-effect.scope.ts';

export function releasePolicyInEffect(now: Date): RawBuilder<unknown> {
  const isSamePlace = sql<boolean>`denial.audience = release.audience
    and denial.institution_id is not distinct from release.institution_id`;
  return sql`(
    select coalesce(jsonb_object_agg(released.field_group, released.audiences), '{}')
    from ${familyFacts(now)} cross join lateral (
      select release.field_group, jsonb_strip_nulls(jsonb_build_object(
        'everyone', nullif(bool_or(release.audience = 'everyone'), false),
        'verified_colleges', nullif(bool_or(release.audience = 'verified_colleges'), false),
        'institutions', jsonb_agg(release.institution_id order by release.institution_id)
          filter (where release.institution_id is not null))) as audiences
      ${releasesInEffect(now, isUndenied(now, isSamePlace))}
      group by release.field_group
    ) released)`;
}
