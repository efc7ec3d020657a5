/** A generated scenario as database rows: references resolved, and pairs dropped that the schema's unique indexes forbid. */
import { isUndecided } from '@faircourt/contracts/verification';
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';
import type { Scenario, ScenarioPerson } from './scenario.ts';

interface PersonRow {
  id: string;
  role: Role;
  status: AccountStatus;
  /** Of the mailbox. */
  isProven: boolean;
  /** Whose mailbox this account uses too. */
  aliasOf: string | null;
}

export type ScenarioRows = ReturnType<typeof scenarioRows>;

const WITHHELD = 13;

export function scenarioRows(scenario: Scenario) {
  const institutions = scenario.institutions.map((institution, n) => ({
    ...institution,
    id: id('institution', n),
  }));
  const guardianAt = (alias: number | null) =>
    alias === null ? null : id('guardian', alias % scenario.guardians.length);
  const suspended = scenario.guardians.findIndex(({ status }) => status === 'suspended');
  const mailboxOfCoach = (index: number) =>
    guardianAt(pick(scenario.coaches, index).alias) ?? id('coach-user', index % scenario.coaches.length);
  const people = [
    ...scenario.athletes.map(({ status }, n) => ({
      id: id('athlete-user', n),
      role: 'athlete' as const,
      status,
    })),
    ...scenario.guardians.map(({ status, isProven }, n) => ({
      id: id('guardian', n),
      role: 'guardian' as const,
      status,
      isProven,
    })),
    ...scenario.coaches.map(({ status, alias }, n) => ({
      id: id('coach-user', n),
      role: 'coach' as const,
      status,
      aliasOf: guardianAt(alias),
    })),
    ...scenario.directors.map(({ status, alias, coachAlias }, n) => ({
      id: id('director', n),
      role: 'regional_director' as const,
      status,
      aliasOf: coachAlias === null ? guardianAt(alias) : mailboxOfCoach(coachAlias),
    })),
    ...scenario.admins.map(({ status, alias }, n) => ({
      id: id('admin', n),
      role: 'admin' as const,
      status,
      // By chance hardly any guardian who is suspended is in conflict as well.
      aliasOf: guardianAt(alias) ?? (n === 0 && suspended >= 0 ? id('guardian', suspended) : null),
    })),
  ].map((person): PersonRow => ({ isProven: true, aliasOf: null, ...person }));
  const coaches = scenario.coaches.flatMap((coach, n) => {
    if (!coach.hasRecord) return [];
    const institution = coach.institution === null ? null : pick(institutions, coach.institution).id;
    const affiliation = institution === null ? ('unverified' as const) : coach.affiliation;
    return [{ id: id('coach', n), userId: id('coach-user', n), institution, affiliation }];
  });
  const coachingDirectors = scenario.directors.flatMap(({ institution }, n) =>
    institution === null
      ? []
      : [
          {
            id: id('director-coach', n),
            userId: id('director', n),
            institution: pick(institutions, institution).id,
            affiliation: 'verified' as const,
          },
        ],
  );
  const invitations = scenario.athletes.flatMap(({ invitation }, n) =>
    invitation === null
      ? []
      : [
          {
            id: id('invitation', n),
            redeemedBy: id('athlete-user', n),
            issuedBy:
              invitation.issuer.kind === 'coach'
                ? id('coach-user', invitation.issuer.index % scenario.coaches.length)
                : id('director', invitation.issuer.index % scenario.directors.length),
            institution:
              invitation.institution === null ? null : pick(institutions, invitation.institution).id,
          },
        ],
  );
  const plans = scenario.coaches.flatMap(({ plans }, n) =>
    plans.map((plan, m) => ({ ...plan, id: id('plan', n, m), userId: id('coach-user', n) })),
  );
  const seats = scenario.seats.flatMap((at, n) => {
    const plan =
      at === null || at === n ? undefined : plans.find(({ userId }) => userId === id('coach-user', at));
    return plan ? [{ id: id('seat', n), planId: plan.id, userId: id('coach-user', n) }] : [];
  });
  const regions = scenario.directors.map(({ countries }, n) => ({
    id: id('region', n),
    director: id('director', n),
    countries,
  }));
  const athletes = scenario.athletes.map((athlete, n) => ({
    ...athlete,
    // One of them, whatever else they are.
    isWithheld: n === WITHHELD,
    id: id('athlete', n),
    userId: id('athlete-user', n),
  }));

  /** `link`: somebody the athlete has a link with, else a guardian at random. */
  const resolve = (n: number, person: ScenarioPerson): string | null => {
    const links = scenario.athletes[n]?.links ?? [];
    switch (person.kind) {
      case 'nobody':
        return null;
      case 'self':
        return id('athlete-user', n);
      case 'coach':
        return id('coach-user', person.index % scenario.coaches.length);
      case 'director':
        return id('director', person.index % scenario.directors.length);
      case 'link':
        if (links.length > 0) return resolve(n, pick(links, person.index).person);
        return id('guardian', person.index % scenario.guardians.length);
      case 'guardian':
        return id('guardian', person.index % scenario.guardians.length);
    }
  };

  const links = unique(
    scenario.athletes.flatMap(({ links: made }, n) =>
      made.map(({ person, status, isStated, guardianship }, m) => ({
        id: id('link', n, m),
        athleteId: id('athlete', n),
        // An invitation by email names nobody until somebody accepts it.
        guardianUserId: status === 'invited' && person.index % 2 === 0 ? null : resolve(n, person),
        status,
        // Links that ended are enough to tell from: the families generated stay the same ones.
        isEndedOnOrder: status === 'ended' && person.index % 2 === 1,
        isStated,
        guardianship,
      })),
    ),
    (link) =>
      link.status === 'ended' || link.guardianUserId === null
        ? link.id
        : `${link.athleteId} ${link.guardianUserId}`,
  );

  return {
    institutions,
    people,
    coaches: [...coaches, ...coachingDirectors],
    plans,
    seats,
    regions,
    athletes,
    invitations,
    links,
    guardianships: links.flatMap(({ id: linkId, athleteId, guardianship }, n) =>
      guardianship === null ? [] : [{ id: id('guardianship', n), linkId, athleteId, ...guardianship }],
    ),
    consents: unique(
      scenario.athletes.flatMap(({ consents }, n) =>
        consents.flatMap(({ signer, ...consent }, m) => {
          const signedBy = resolve(n, signer);
          return signedBy === null
            ? []
            : [{ ...consent, id: id('consent', n, m), athleteId: id('athlete', n), signedBy }];
        }),
      ),
      ({ isWithdrawn, athleteId, signedBy, kind, id }) =>
        isWithdrawn ? id : [athleteId, signedBy, kind].join(),
    ),
    releases: unique(
      scenario.athletes.flatMap(({ releases }, n) =>
        releases.map(({ decider, institution, ...release }, m) => ({
          ...release,
          id: id('release', n, m),
          athleteId: id('athlete', n),
          institution: release.audience === 'institution' ? pick(institutions, institution).id : null,
          decidedBy: release.status === 'requested' ? null : resolve(n, decider),
        })),
      ),
      ({ status, athleteId, group, audience, institution, decidedBy, id }) => {
        if (status === 'approved') return [status, athleteId, group, audience, institution].join();
        if (status === 'declined') return [status, athleteId, group, audience, institution, decidedBy].join();
        return status === 'requested' && institution ? [status, athleteId, group, institution].join() : id;
      },
    ),
    institutionVerifications: institutions.map((institution, n) => ({
      id: id('institution-verification', n),
      institution: institution.id,
    })),
    conflicts: scenario.directors.flatMap(({ conflict }, n) =>
      conflict === null
        ? []
        : [{ director: id('director', n), athleteId: id('athlete', conflict % scenario.athletes.length) }],
    ),
    verifications: unique(
      scenario.athletes.flatMap(({ verifications }, n) =>
        verifications.map((verification, m) => ({
          ...verification,
          id: id('verification', n, m),
          athleteId: id('athlete', n),
        })),
      ),
      (one) => (isUndecided(one) ? `${one.athleteId} ${one.group}` : one.id),
    ),
    contacts: unique(
      scenario.athletes.flatMap(({ contacts }, n) =>
        coaches.length === 0
          ? []
          : contacts.map(({ coach, status, decider }, m) => ({
              id: id('contact', n, m),
              athleteId: id('athlete', n),
              coachId: pick(coaches, coach).id,
              // Some coaches have moved since they asked.
              institution: (m === 2 ? pick(institutions, n).id : null) ?? pick(coaches, coach).institution,
              status,
              decidedBy: status === 'requested' ? null : resolve(n, decider),
            })),
      ),
      (contact) => (contact.status === 'requested' ? `${contact.athleteId} ${contact.coachId}` : contact.id),
    ),
    blocks: unique(
      scenario.athletes.flatMap(({ blocks }, n) =>
        blocks.flatMap(({ of, index, isLifted }, m) => {
          if (of === 'coach' && coaches.length === 0) return [];
          const blocked =
            of === 'coach'
              ? { coachId: pick(coaches, index).id, institution: null }
              : { coachId: null, institution: pick(institutions, index).id };
          return [{ ...blocked, isLifted, id: id('block', n, m), athleteId: id('athlete', n) }];
        }),
      ),
      ({ isLifted, athleteId, coachId, institution, id }) =>
        isLifted ? id : [athleteId, coachId, institution].join(),
    ),
  };
}

const KINDS = [
  'institution',
  'athlete-user',
  'guardian',
  'coach-user',
  'director',
  'admin',
  'coach',
  'director-coach',
  'plan',
  'region',
  'athlete',
  'link',
  'consent',
  'release',
  'verification',
  'institution-verification',
  'contact',
  'invitation',
  'block',
  'guardianship',
  'seat',
] as const;

/** Readable in a failing test, and sorted as the rows were generated. */
function id(kind: (typeof KINDS)[number], n: number, m = 0): string {
  const place = (value: number) => String(value).padStart(4, '0');
  return `${place(KINDS.indexOf(kind))}0000-0000-7000-8000-0000${place(n)}${place(m)}`;
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function unique<T>(list: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [key(item), item])).values()];
}

/** What a coach works with: the plan of the desk where they have a seat, as far as it has seats; else their own. */
export function plansOf({ plans, seats }: Pick<ScenarioRows, 'plans' | 'seats'>, coachUserId: string) {
  const seat = seats.find(({ userId }) => userId === coachUserId);
  if (!seat) return plans.filter(({ userId }) => userId === coachUserId);
  const guests = seats
    .filter(({ planId }) => planId === seat.planId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return plans
    .filter(({ id: planId }) => planId === seat.planId)
    .map((plan) => {
      const hasRoom = guests.indexOf(seat) + 1 < SEATS[plan.plan];
      return hasRoom ? plan : { ...plan, status: 'lapsed' as const };
    });
}

const SEATS = { basic_scout: 1, pro_scout: 3 } as const;
