/** Families as a journey finds them: an athlete and guardians who have said yes, and the forms they have signed. */
import { CONSENT_KINDS, type ConsentKind, type GuardianLevel } from '@faircourt/contracts/vocabulary';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { buildAthlete, type AthletePlan } from './athletes.ts';
import { join, userOf, type Person } from './people.ts';
import { askDatabase } from '../product/product.ts';

export type FamilyPlan = AthletePlan & {
  guardianName?: string;
  /** What the guardian's word is worth: all of it, unless the journey is about the way there. */
  level?: GuardianLevel;
};

export interface BuiltFamily {
  athleteId: string;
  athlete: Person;
  guardian: Person;
}

export async function buildFamily(request: APIRequestContext, plan: FamilyPlan = {}): Promise<BuiltFamily> {
  const { guardianName: name = 'Ingrid Solheim', locale = 'en', level } = plan;
  const { id: athleteId, person: athlete } = await buildAthlete(request, plan);
  const guardian = await join(request, { name, locale });
  await linkGuardian(athleteId, guardian, level);
  return { athleteId, athlete, guardian };
}

/** As if both sides had agreed, and the guardian had gone all the way to this level. */
export async function linkGuardian(
  athleteId: string,
  guardian: Person,
  level: GuardianLevel = 'verified',
): Promise<void> {
  await askDatabase(
    z.unknown(),
    `with proven as (update auth_users set email_verified = true where email = $1)
      insert into guardian_links (athlete_id, guardian_user_id, status, activated_at)
      values ($2, ${userOf('$1')}, 'active', now())`,
    [guardian.email, athleteId],
  );
  if (level === 'linked') return;
  await askDatabase(
    z.unknown(),
    `update guardian_links set stated_name = $3, stated_birthdate = '1980-04-02', relationship = 'mother', stated_at = now()
      where athlete_id = $2 and guardian_user_id = ${userOf('$1')}`,
    [guardian.email, athleteId, guardian.name],
  );
  if (level === 'verified') await verifyGuardianship(athleteId, guardian);
}

/** As if a director had seen a document. */
async function verifyGuardianship(athleteId: string, guardian: Person): Promise<void> {
  await askDatabase(
    z.unknown(),
    `insert into verifications (fact_group, athlete_id, guardian_link_id, status, method, director_user_id, decided_at, expires_at)
      select 'guardianship', link.athlete_id, link.id, 'verified', 'Document read', director.id, now(), now() + interval '2 years'
      from guardian_links link, users director
      where link.athlete_id = $2 and link.guardian_user_id = ${userOf('$1')} and link.status = 'active'
        and director.name = 'Marian Castellow'`,
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
      select id, $2, ${userOf('$1')}, $3, body_hash from consent_documents newest
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
