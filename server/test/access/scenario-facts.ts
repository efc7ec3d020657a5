/**
 * A generated scenario read without SQL: the actors and athlete facts one expects of it. The loaders are held to this,
 * so that a mistake they share with the scopes cannot hide.
 */
import { CONSENT_KINDS } from '@faircourt/contracts/vocabulary';
import type { Actor } from '../../src/access/engine/actor.ts';
import type { AthleteFacts, VerificationFacts } from '../../src/access/facts/subjects.ts';
import { plansOf, type ScenarioRows } from './scenario-rows.ts';
import { isTwoFaced, sharersOf } from './shared-mailboxes.ts';

export function expectedActors(rows: ScenarioRows, now: Date): Map<string, Actor> {
  return new Map(rows.people.map((person) => [person.id, expectedActor(rows, person, now)]));
}

export function expectedFacts(rows: ScenarioRows, now: Date): AthleteFacts[] {
  return rows.athletes.map((athlete) => {
    const of = <T extends { athleteId: string }>(list: T[]) =>
      list.filter(({ athleteId }) => athleteId === athlete.id);
    const guardiansWho = (are: 'active' | 'suspended') =>
      of(rows.links)
        .filter(({ status }) => status === 'active')
        .flatMap(({ guardianUserId }) => guardianUserId ?? [])
        .filter((id) =>
          rows.people.some((one) => one.id === id && one.role === 'guardian' && one.status === are),
        )
        .toSorted();
    const guardianUserIds = guardiansWho('active');
    const suspendedGuardianIds = guardiansWho('suspended');
    const conflictedGuardianIds = [...guardianUserIds, ...suspendedGuardianIds]
      .filter((id) => isTwoFaced(rows, id, athlete))
      .toSorted();
    const confirmedGuardianIds = guardianUserIds.filter(
      (id) =>
        !conflictedGuardianIds.includes(id) &&
        rows.people.some((one) => one.id === id && one.isProven) &&
        of(rows.links).some((one) => one.guardianUserId === id && one.status === 'active' && one.isStated),
    );
    const allNamedBy = of(rows.consents)
      .filter(({ kind, version, isWithdrawn }) => kind === 'colleges' && version === 2 && !isWithdrawn)
      .map(({ signedBy }) => signedBy)
      .filter((id) => confirmedGuardianIds.includes(id));
    const consents = CONSENT_KINDS.map((kind) => ({
      kind,
      signers: of(rows.consents)
        .filter((one) => one.kind === kind && !one.isWithdrawn && confirmedGuardianIds.includes(one.signedBy))
        .map(({ signedBy }) => signedBy),
    }));
    return {
      athleteId: athlete.id,
      userId: athlete.userId,
      isSuspended: athlete.status === 'suspended',
      isWithheld: athlete.isWithheld,
      countryCode: athlete.country,
      birthdate: athlete.birthdate,
      ageDoubts: athlete.ageDoubts,
      doubtedGradYear: athlete.doubtedGradYear,
      visibility: athlete.visibility,
      guardianUserIds,
      suspendedGuardianIds,
      isLinked: of(rows.links).some(({ status }) => status === 'active'),
      hasHadGuardian: of(rows.links).some(({ status }) => status === 'active' || status === 'ended'),
      hasCourtOrder: of(rows.links).some(({ isEndedOnOrder }) => isEndedOnOrder),
      conflictedGuardianIds,
      confirmedGuardianIds,
      guardianships: confirmedGuardianIds.flatMap((guardianUserId) => {
        const link = of(rows.links).find(
          (one) => one.guardianUserId === guardianUserId && one.status === 'active',
        );
        const checked = rows.guardianships.find(
          (one) => one.linkId === link?.id && one.status === 'verified',
        );
        if (!checked) return [];
        return [
          {
            guardianUserId,
            linkedAt: now,
            expiresAt: momentOf(now, checked.expiry),
            consents: consents
              .filter(({ signers }) => signers.includes(guardianUserId))
              .map(({ kind }) => kind)
              .toSorted(),
            isAllNamed: allNamedBy.includes(guardianUserId),
          },
        ];
      }),
      isHeld: athlete.isHeld,
      lockDown: athlete.isLockedDown ? { by: null } : null,
      pause: athlete.pausedUntil === null ? null : { until: athlete.pausedUntil, by: null },
      consents: consents
        .filter(({ signers }) => signers.length > 0)
        .map(({ kind }) => kind)
        .toSorted(),
      isAllNamed: allNamedBy.length > 0,
      releases: of(rows.releases)
        .filter(({ status }) => status === 'approved')
        .toSorted(byId)
        .map((release) => ({
          fieldGroup: release.group,
          audience: release.audience,
          institutionId: release.institution,
          decidedBy: release.decidedBy,
          expiresAt: release.expiry === null ? null : momentOf(now, release.expiry),
        })),
      denials: of(rows.releases)
        .filter(({ status }) => status === 'declined')
        .toSorted(byId)
        .map(({ group, audience, institution, decidedBy }) => ({
          fieldGroup: group,
          audience,
          institutionId: institution,
          decidedBy,
        })),
      verifications: of(rows.verifications)
        .filter(({ status }) => status === 'verified')
        .map(({ group, expiry }) => ({ factGroup: group, expiresAt: momentOf(now, expiry) })),
      contacts: of(rows.contacts)
        .toSorted(byId)
        .flatMap(({ coachId, institution, status, decidedBy }) =>
          status === 'approved' ? [{ coachId, institutionId: institution, decidedBy }] : [],
        ),
      blocks: of(rows.blocks)
        .filter(({ isLifted }) => !isLifted)
        .toSorted(byId)
        .map(({ coachId, institution }) => ({ coachId, institutionId: institution })),
    };
  });
}

/** By verification id. */
export function expectedVerifications(rows: ScenarioRows): Map<string, VerificationFacts> {
  const coachesOf = (institution: string | null | undefined) =>
    rows.coaches
      .filter((coach) => institution && coach.institution === institution)
      .map(({ userId }) => userId);
  /** Another account of a director or an admin has this interest, so they have it too. */
  const alsoTheirs = (userId: string | null | undefined) =>
    sharersOf(rows, userId ?? null)
      .filter(({ role }) => role === 'regional_director' || role === 'admin')
      .map(({ id }) => id);
  const facts = new Map<string, VerificationFacts>();
  for (const { id, institution } of rows.institutionVerifications) {
    const countryCode = rows.institutions.find((one) => one.id === institution)?.country ?? '';
    facts.set(id, {
      countryCode,
      interestedUserIds: sortedSet(
        coachesOf(institution).flatMap((userId) => [userId, ...alsoTheirs(userId)]),
      ),
      isSuspended: false,
      isGuardianship: false,
    });
  }
  const isSuspended = (userId: string | null | undefined) =>
    rows.people.some((one) => one.id === userId && one.status === 'suspended');
  const ofAthlete = (athleteId: string): VerificationFacts => {
    const athlete = rows.athletes.find((one) => one.id === athleteId);
    const invitation = rows.invitations.find(({ redeemedBy }) => redeemedBy === athlete?.userId);
    const guardians = rows.links
      .filter((link) => link.athleteId === athleteId)
      .map((link) => link.guardianUserId);
    const interested = [
      athlete?.userId,
      ...guardians,
      ...rows.contacts
        .filter((contact) => contact.athleteId === athleteId)
        .map(({ coachId }) => rows.coaches.find(({ id }) => id === coachId)?.userId),
      ...rows.conflicts.filter((one) => one.athleteId === athleteId).map(({ director }) => director),
      invitation?.issuedBy,
      ...coachesOf(invitation?.institution),
    ];
    return {
      countryCode: athlete?.country ?? '',
      interestedUserIds: sortedSet([...interested, ...interested.flatMap(alsoTheirs)]),
      isSuspended: isSuspended(athlete?.userId),
      isGuardianship: false,
    };
  };
  for (const { id, athleteId } of rows.verifications) facts.set(id, ofAthlete(athleteId));
  for (const { id, athleteId, linkId } of rows.guardianships) {
    const own = ofAthlete(athleteId);
    const link = rows.links.find((one) => one.id === linkId);
    facts.set(id, {
      ...own,
      isSuspended: own.isSuspended || isSuspended(link?.guardianUserId),
      isGuardianship: true,
    });
  }
  return facts;
}

function sortedSet(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => typeof id === 'string'))].toSorted();
}

function expectedActor(rows: ScenarioRows, person: ScenarioRows['people'][number], now: Date): Actor {
  const { id: userId, role, status } = person;
  const proven = { userId, isMailboxProven: person.isProven };
  if (status === 'suspended') return { kind: 'suspended', userId, role };
  switch (role) {
    case 'athlete':
      return {
        kind: role,
        ...proven,
        athleteId: rows.athletes.find((one) => one.userId === userId)?.id ?? null,
      };
    case 'guardian': {
      const links = rows.links.filter((link) => link.guardianUserId === userId && link.status === 'active');
      return { kind: role, ...proven, athleteIds: links.map(({ athleteId }) => athleteId).toSorted() };
    }
    case 'coach': {
      const coach = rows.coaches.find((one) => one.userId === userId);
      const institution = rows.institutions.find((one) => one.id === coach?.institution);
      return {
        kind: role,
        ...proven,
        coachId: coach?.id ?? null,
        institutionId: institution?.id ?? null,
        isInstitutionVerified: institution?.status === 'verified' && coach?.affiliation === 'verified',
        isRestricted: false,
        blockedByAthleteIds: rows.blocks
          .filter(
            (block) =>
              !block.isLifted &&
              ((block.coachId !== null && block.coachId === coach?.id) ||
                (block.institution !== null && block.institution === institution?.id)),
          )
          .map(({ athleteId }) => athleteId)
          .filter((athleteId, n, all) => all.indexOf(athleteId) === n)
          .toSorted(),
        plans: plansOf(rows, userId).map((plan) => ({
          subscriptionId: plan.id,
          plan: plan.plan,
          status: plan.status,
          endsAt: momentOf(now, plan.expiry),
        })),
      };
    }
    case 'regional_director': {
      const countries = rows.regions
        .filter(({ director }) => director === userId)
        .flatMap((region) => region.countries);
      return {
        kind: 'director',
        ...proven,
        isApproved: status === 'active',
        countries: countries.toSorted(),
      };
    }
    case 'admin':
      return { kind: role, ...proven };
  }
}

/** As JavaScript reads a moment: whole milliseconds, cut and not rounded. */
function momentOf(now: Date, microseconds: number): Date {
  return new Date(now.getTime() + Math.floor(microseconds / 1_000));
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
