/** Puts a generated scenario into a real database, in place of the one before it. */
import { DAY_MS } from '@faircourt/contracts/time';
import { CONSENT_KINDS } from '@faircourt/contracts/vocabulary';
import { sql, type InsertObject } from 'kysely';
import { isDatabaseUnavailable } from '../../src/platform/database/availability.ts';
import { inTransaction, type Database } from '../../src/platform/database/database.ts';
import type { DB } from '../../src/platform/database/schema.gen.ts';
import type { ScenarioRows } from './scenario-rows.ts';

/** What the product still does about the scenario before may hold its rows. When the two wait for each other, this one is put again. */
export async function storeScenario(db: Database, rows: ScenarioRows, now: Date): Promise<void> {
  try {
    await replaceScenario(db, rows, now);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    await replaceScenario(db, rows, now);
  }
}

async function replaceScenario(db: Database, rows: ScenarioRows, now: Date): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const insert = async <T extends keyof DB>(table: T, values: InsertObject<DB, T>[]) => {
      if (values.length > 0) await transaction.insertInto(table).values(values).execute();
    };
    for (const table of [
      'consent_signatures',
      'consent_documents',
      'invitation_redemptions',
      'invitations',
      'auth_users',
      'institutions',
      'regions',
    ] as const) {
      await transaction.deleteFrom(table).execute();
    }
    const withheld = new Set(rows.athletes.flatMap(({ userId, isWithheld }) => (isWithheld ? userId : [])));
    const decidedAt = (status: string) => (status === 'requested' ? null : now);

    await insert(
      'auth_users',
      rows.people.map(({ id, isProven, aliasOf }) => ({
        id,
        email: aliasOf === null ? `${id}@example.test` : `${aliasOf.toUpperCase()}+${id}@example.test`,
        email_verified: isProven,
      })),
    );
    await insert(
      'users',
      rows.people.map(({ id, role, status }) => ({
        id,
        auth_id: id,
        role,
        status,
        name: id,
        withheld_at: withheld.has(id) ? now : null,
      })),
    );
    await insert(
      'institutions',
      rows.institutions.map(({ id, status, country }) => ({
        id,
        status,
        name: id,
        kind: 'college',
        country_code: country,
      })),
    );
    await insert(
      'coaches',
      rows.coaches.map((coach) => ({
        id: coach.id,
        user_id: coach.userId,
        institution_id: coach.institution,
        affiliation_status: coach.affiliation,
      })),
    );
    await insert(
      'subscriptions',
      rows.plans.map((plan) => ({
        id: plan.id,
        owner_user_id: plan.userId,
        plan: plan.plan,
        status: plan.status,
        trial_ends_at: plan.status === 'trial' ? moment(now, plan.expiry) : null,
        current_period_ends_at: plan.status === 'trial' ? null : moment(now, plan.expiry),
      })),
    );
    await transaction
      .updateTable('seats')
      .set({ parked_at: now })
      .where('user_id', '=', sql<string>`any(${rows.seats.map(({ userId }) => userId)}::uuid[])`)
      .execute();
    await insert(
      'seats',
      rows.seats.map(({ id, planId, userId }) => ({ id, subscription_id: planId, user_id: userId })),
    );
    await insert(
      'regions',
      rows.regions.map(({ id }) => ({ id, name: id })),
    );
    await insert(
      'director_regions',
      rows.regions.map(({ id, director }) => ({ region_id: id, director_user_id: director })),
    );
    await insert(
      'region_countries',
      rows.regions.flatMap(({ id, countries }) =>
        countries.map((country_code) => ({ region_id: id, country_code })),
      ),
    );
    await insert(
      'athletes',
      rows.athletes.map(
        ({
          id,
          userId,
          country,
          birthdate,
          visibility,
          isHeld,
          isLockedDown,
          pausedUntil,
          ageDoubts,
          doubtedGradYear,
        }) => ({
          held_at: isHeld ? now : null,
          locked_at: isLockedDown ? now : null,
          paused_until: pausedUntil,
          paused_at: pausedUntil === null ? null : new Date(Date.parse(pausedUntil) - 7 * DAY_MS),
          age_doubts: ageDoubts,
          doubted_grad_year: doubtedGradYear,
          id,
          user_id: userId,
          country_code: country,
          birthdate,
          visibility,
        }),
      ),
    );
    await insert(
      'guardian_links',
      rows.links.map(({ id, athleteId, guardianUserId, status, isStated, isEndedOnOrder }) => ({
        stated_name: isStated ? 'A Guardian' : null,
        stated_birthdate: isStated ? '1980-01-01' : null,
        relationship: isStated ? 'mother' : null,
        stated_at: isStated ? now : null,
        id,
        athlete_id: athleteId,
        guardian_user_id: guardianUserId,
        invited_email: 'guardian@example.test',
        status,
        activated_at: status === 'active' || status === 'ended' ? now : null,
        ended_at: status === 'ended' ? now : null,
        ended_on_order: isEndedOnOrder,
      })),
    );
    await insert(
      'releases',
      rows.releases.map((release) => ({
        id: release.id,
        athlete_id: release.athleteId,
        field_group: release.group,
        audience: release.audience,
        institution_id: release.institution,
        status: release.status,
        decided_by: release.decidedBy,
        decided_at: decidedAt(release.status),
        expires_at: release.expiry === null ? null : moment(now, release.expiry),
      })),
    );
    await insert(
      'verifications',
      rows.verifications.map((verification) => ({
        id: verification.id,
        athlete_id: verification.athleteId,
        fact_group: verification.group,
        status: verification.status,
        offered_values: verification.status === 'offered' ? '{}' : null,
        decided_at: now,
        expires_at: moment(now, verification.expiry),
      })),
    );
    await insert(
      'verifications',
      rows.guardianships.map((guardianship) => ({
        id: guardianship.id,
        athlete_id: guardianship.athleteId,
        guardian_link_id: guardianship.linkId,
        fact_group: 'guardianship',
        status: guardianship.status,
        offered_values: guardianship.status === 'offered' ? '{}' : null,
        decided_at: now,
        expires_at: moment(now, guardianship.expiry),
      })),
    );
    await insert(
      'declared_conflicts',
      rows.conflicts.map(({ director, athleteId }) => ({
        director_user_id: director,
        athlete_id: athleteId,
      })),
    );
    await insert(
      'contact_requests',
      rows.contacts.map((contact) => ({
        id: contact.id,
        athlete_id: contact.athleteId,
        coach_id: contact.coachId,
        institution_id: contact.institution,
        status: contact.status,
        decided_by: contact.decidedBy,
        decided_at: decidedAt(contact.status),
      })),
    );
    await insert(
      'blocks',
      rows.blocks.map((block) => ({
        id: block.id,
        athlete_id: block.athleteId,
        coach_id: block.coachId,
        institution_id: block.institution,
        lifted_at: block.isLifted ? now : null,
      })),
    );
    await insert(
      'verifications',
      rows.institutionVerifications.map(({ id, institution }) => ({
        id,
        institution_id: institution,
        fact_group: 'institution',
      })),
    );
    await insert(
      'invitations',
      rows.invitations.map((invitation) => ({
        id: invitation.id,
        code: invitation.id.toUpperCase(),
        kind: 'single',
        max_uses: 1,
        uses: 1,
        issued_by: invitation.issuedBy,
        institution_id: invitation.institution,
        expires_at: now,
      })),
    );
    await insert(
      'invitation_redemptions',
      rows.invitations.map(({ id, redeemedBy }) => ({ invitation_id: id, user_id: redeemedBy })),
    );
    const documents = CONSENT_KINDS.flatMap((kind, n) =>
      [1, 2].map((version) => ({ kind, version, id: `00990000-0000-7000-8000-0000000000${version}${n}` })),
    );
    await insert(
      'consent_documents',
      documents.map(({ id, kind, version }) => ({
        id,
        kind,
        version,
        locale: 'en',
        title: kind,
        body: kind,
        body_hash: sql<Buffer>`sha256(convert_to(${kind}, 'UTF8'))`,
      })),
    );
    await insert(
      'consent_signatures',
      rows.consents.map((consent) => ({
        id: consent.id,
        document_id:
          documents.find(({ kind, version }) => kind === consent.kind && version === consent.version)?.id ??
          '',
        athlete_id: consent.athleteId,
        guardian_user_id: consent.signedBy,
        signed_name: 'A Guardian',
        withdrawn_at: consent.isWithdrawn ? now : null,
      })),
    );
  });
}

/** With all six decimals, which a JavaScript date would lose. */
function moment(now: Date, microseconds: number): string {
  const total = BigInt(now.getTime()) * 1_000n + BigInt(microseconds);
  const milliseconds = new Date(Number(total / 1_000n)).toISOString().slice(0, -1);
  return `${milliseconds}${String(total % 1_000n).padStart(3, '0')}Z`;
}
