/** Families and coaches who have met their requirements, made past the product where a director would have to decide. */
import { CONSENT_KINDS, type ConsentKind, type Division, type Locale } from '@faircourt/contracts/vocabulary';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { join, type Person } from './people.ts';
import { askDatabase } from './product.ts';

const USER_OF = `(select u.id from users u join auth_users a on a.id = u.auth_id where a.email = $1)`;

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
      from institution where coaches.user_id = ${USER_OF}`,
    [person.email, institution, division],
  );
  return { person, institution };
}

/** As if both sides had agreed. */
export async function linkGuardian(athleteId: string, guardian: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into guardian_links (athlete_id, guardian_user_id, status, activated_at)
      values ($2, ${USER_OF}, 'active', now())`,
    [guardian.email, athleteId],
  );
}

/** As if the guardian had signed these forms. */
export async function signForms(
  athleteId: string,
  guardian: Person,
  kinds: readonly ConsentKind[] = CONSENT_KINDS,
): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into consent_signatures (document_id, athlete_id, guardian_user_id, signed_name, body_hash)
      select id, $2, ${USER_OF}, $3, body_hash from consent_documents newest
      where locale = 'en' and kind::text = any($4) and version = (
        select max(version) from consent_documents of_kind where of_kind.kind = newest.kind)`,
    [guardian.email, athleteId, guardian.name, kinds],
  );
}

/** As if a newer version of a form had been published. */
export async function publishNextVersion(kind: ConsentKind, added: string): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into consent_documents (kind, version, locale, title, body, body_hash)
      select kind, version + 1, locale, title, body || $2, sha256(convert_to(body || $2, 'UTF8'))
      from consent_documents newest where kind = $1::consent_kind and version = (
        select max(version) from consent_documents of_kind where of_kind.kind = newest.kind)`,
    [kind, added],
  );
}
