/**
 * The promises to families, written a second time straight from the product's words: who opens a page, and what of it
 * they see. It shares no line with the access engine, so that a mistake there cannot excuse itself here.
 */
import type { FieldGroup, VerifiedGroup } from '@faircourt/contracts/vocabulary';
import { plansOf, type ScenarioRows } from '../access/scenario-rows.ts';
import { isTwoFaced } from '../access/shared-mailboxes.ts';

export type Viewer = ScenarioRows['people'][number];
export type ScenarioAthlete = ScenarioRows['athletes'][number];
export type State = 'visible' | 'under_verification' | 'not_released';

/** What guardians sign before a group of a minor leaves; a name comes with a face, so it needs the form for pictures. */
const FORMS: Record<FieldGroup, readonly string[]> = {
  identity: ['platform', 'colleges', 'media'],
  measurements: ['platform', 'colleges'],
  academics: ['platform', 'colleges'],
  transcript: ['platform', 'colleges', 'transcript'],
  videos: ['platform', 'colleges', 'media'],
  contact: ['platform', 'colleges'],
};
/** How many people an audience is, in order. */
const REACH = { institution: 1, verified_colleges: 2, everyone: 3 } as const;

const NEEDS_A_DIRECTOR: FieldGroup[] = ['measurements', 'academics', 'transcript'];

export function promisesOf(rows: ScenarioRows, now: Date) {
  const of = <T extends { athleteId: string }>(list: readonly T[], athlete: ScenarioAthlete) =>
    list.filter(({ athleteId }) => athleteId === athlete.id);

  const guardians = (athlete: ScenarioAthlete) =>
    of(rows.links, athlete)
      .filter(({ status }) => status === 'active')
      .map(({ guardianUserId }) => rows.people.find(({ id }) => id === guardianUserId))
      .flatMap((one) => (one?.role === 'guardian' && one.status === 'active' ? [one.id] : []));

  const isFamily = (viewer: Viewer, athlete: ScenarioAthlete) =>
    viewer.id === athlete.userId || guardians(athlete).includes(viewer.id);

  const regionsOf = (viewer: Viewer) =>
    rows.regions.filter(({ director }) => director === viewer.id).flatMap(({ countries }) => countries);

  const oversees = (viewer: Viewer, athlete: ScenarioAthlete) =>
    viewer.role === 'admin' || (isApprovedDirector(viewer) && regionsOf(viewer).includes(athlete.country));

  /** The institution that a director has confirmed this coach to work for. */
  const collegeOf = (viewer: Viewer) => {
    const coach =
      viewer.role === 'coach' ? rows.coaches.find(({ userId }) => userId === viewer.id) : undefined;
    const isReal = rows.institutions.some(
      ({ id, status }) => id === coach?.institution && status === 'verified',
    );
    return coach?.affiliation === 'verified' && isReal ? coach.institution : null;
  };

  /** Linked, the mailbox proven and no coach's, director's or admin's of the family as well, and an own statement made. */
  const confirmed = (athlete: ScenarioAthlete) =>
    of(rows.links, athlete)
      .filter(({ status, isStated }) => status === 'active' && isStated)
      .flatMap(({ guardianUserId }) => guardianUserId ?? [])
      .filter(
        (id) =>
          guardians(athlete).includes(id) &&
          !isTwoFaced(rows, id, athlete) &&
          rows.people.some((one) => one.id === id && one.isProven),
      );

  /** Confirmed, and somebody has checked it not too long ago. */
  const verified = (athlete: ScenarioAthlete) =>
    confirmed(athlete).filter((id) =>
      of(rows.links, athlete).some(
        (link) =>
          link.guardianUserId === id &&
          link.status === 'active' &&
          link.guardianship?.status === 'verified' &&
          isAhead(link.guardianship.expiry),
      ),
    );

  /** Under 13 nothing at all happens without verified guardianship, and never anything for everyone or any contact. */
  const deciders = (athlete: ScenarioAthlete, reach: 'some' | 'all') =>
    reach === 'all' || !isOfAge(athlete, 13, now) ? verified(athlete) : confirmed(athlete);

  /** A decision counts while a guardian with the level for it, or the athlete once of age, is behind it. */
  const isRightful = (decidedBy: string | null, athlete: ScenarioAthlete, reach: 'some' | 'all') =>
    decidedBy !== null &&
    (deciders(athlete, reach).includes(decidedBy) ||
      (decidedBy === athlete.userId && isOfAge(athlete, 18, now)));

  const hasSigned = (athlete: ScenarioAthlete, forms: readonly string[]) =>
    forms.every((wanted) =>
      of(rows.consents, athlete).some(
        ({ kind, isWithdrawn, signedBy }) =>
          kind === wanted && !isWithdrawn && deciders(athlete, 'some').includes(signedBy),
      ),
    );

  /** The first version of the form about colleges named less than a release opens; an adult signs for nobody. */
  const isAllNamed = (athlete: ScenarioAthlete) =>
    isOfAge(athlete, 18, now) ||
    of(rows.consents, athlete).some(
      ({ kind, version, isWithdrawn, signedBy }) =>
        kind === 'colleges' && version >= 2 && !isWithdrawn && deciders(athlete, 'some').includes(signedBy),
    );

  /** A denial counts against what guardians approved, no matter who denied; an athlete's own, from 18 on, against everything. */
  const mayRefuse = (refusedBy: string | null, approvedBy: string | null, athlete: ScenarioAthlete) =>
    refusedBy === athlete.userId ? isOfAge(athlete, 18, now) : approvedBy !== athlete.userId;

  const isMeant = (viewer: Viewer, { audience, institution }: ScenarioRows['releases'][number]) =>
    audience === 'everyone' ||
    (collegeOf(viewer) !== null && (audience === 'verified_colleges' || institution === collegeOf(viewer)));

  const reaching = (viewer: Viewer, athlete: ScenarioAthlete) => {
    const decided = of(rows.releases, athlete).filter((one) => isMeant(viewer, one));
    const refused = decided.filter(({ status }) => status === 'declined');
    return decided.filter(
      ({ status, group, audience, expiry, decidedBy }) =>
        status === 'approved' &&
        (expiry === null || isAhead(expiry)) &&
        isRightful(decidedBy, athlete, audience === 'everyone' ? 'all' : 'some') &&
        (decidedBy === athlete.userId || hasSigned(athlete, FORMS[group])) &&
        // A no to fewer people than the yes was meant for, or to the same, wins.
        !refused.some(
          (no) =>
            no.group === group &&
            REACH[no.audience] <= REACH[audience] &&
            mayRefuse(no.decidedBy, decidedBy, athlete),
        ),
    );
  };

  /** For them the athlete is not there at all. */
  const isBlocked = (viewer: Viewer, athlete: ScenarioAthlete) => {
    const coach =
      viewer.role === 'coach' ? rows.coaches.find(({ userId }) => userId === viewer.id) : undefined;
    return (
      coach !== undefined &&
      of(rows.blocks, athlete).some(
        ({ isLifted, coachId, institution }) =>
          !isLifted && (coachId === coach.id || (institution !== null && institution === coach.institution)),
      )
    );
  };

  const isShown = (athlete: ScenarioAthlete) =>
    athlete.status !== 'suspended' &&
    // They have asked to have their account deleted.
    !athlete.isWithheld &&
    (athlete.pausedUntil === null || now >= new Date(`${athlete.pausedUntil}T12:00:00Z`)) &&
    ((!athlete.isHeld && !athlete.isLockedDown) || isOfAge(athlete, 18, now)) &&
    (isOfAge(athlete, 13, now) || hasSigned(athlete, ['platform', 'colleges']));

  const isListed = (viewer: Viewer, athlete: ScenarioAthlete) => {
    if (!isMember(viewer) || !isShown(athlete) || isBlocked(viewer, athlete)) return false;
    if (athlete.visibility === 'public') return true;
    const maySeeColleges =
      collegeOf(viewer) !== null || viewer.role === 'admin' || isApprovedDirector(viewer);
    return athlete.visibility === 'colleges_only' && maySeeColleges;
  };

  const isReleased = (viewer: Viewer, athlete: ScenarioAthlete, group: FieldGroup) =>
    isMember(viewer) && reaching(viewer, athlete).some((release) => release.group === group);

  const isVerified = (athlete: ScenarioAthlete, group: VerifiedGroup | 'school') =>
    of(rows.verifications, athlete).some(
      (one) => one.group === group && one.status === 'verified' && isAhead(one.expiry),
    );

  return {
    isAllNamed,
    isBlocked,
    isListed,
    isReleased,
    isVerified,
    seesAll: (viewer: Viewer, athlete: ScenarioAthlete) =>
      isFamily(viewer, athlete) || oversees(viewer, athlete),

    opens: (viewer: Viewer, athlete: ScenarioAthlete) =>
      isMember(viewer) &&
      (isFamily(viewer, athlete) ||
        oversees(viewer, athlete) ||
        isListed(viewer, athlete) ||
        (athlete.visibility === 'conditional' &&
          isShown(athlete) &&
          !isBlocked(viewer, athlete) &&
          reaching(viewer, athlete).some(({ audience }) => audience === 'institution'))),

    /** The family and admins have it anyway; a coach by the family's yes to the college they still work for. */
    isInContact(viewer: Viewer, athlete: ScenarioAthlete): boolean {
      if (isFamily(viewer, athlete) || viewer.role === 'admin') return true;
      const coach = rows.coaches.find(({ userId }) => userId === viewer.id);
      const college = collegeOf(viewer);
      const own = of(rows.contacts, athlete).filter(
        ({ coachId, institution }) => coachId === coach?.id && institution === college,
      );
      return (
        college !== null &&
        !isBlocked(viewer, athlete) &&
        own.some(
          ({ status, decidedBy }) =>
            status === 'approved' &&
            isRightful(decidedBy, athlete, 'all') &&
            (decidedBy === athlete.userId || hasSigned(athlete, FORMS.contact)),
        )
      );
    },

    /** Of a page that opens. */
    stateOf(viewer: Viewer, athlete: ScenarioAthlete, group: Exclude<FieldGroup, 'contact'>): State {
      if (isFamily(viewer, athlete) || oversees(viewer, athlete)) return 'visible';
      if (!isReleased(viewer, athlete, group)) return 'not_released';
      const waits = NEEDS_A_DIRECTOR.includes(group) && !isVerified(athlete, group as VerifiedGroup);
      return waits ? 'under_verification' : 'visible';
    },

    hasPlan: (viewer: Viewer) =>
      viewer.role !== 'coach' ||
      plansOf(rows, viewer.id).some(({ status, expiry }) => status !== 'lapsed' && isAhead(expiry)),
  };
}

/** Expiries are microseconds from now; what ends within this very millisecond has ended. */
export function isAhead(microseconds: number): boolean {
  return microseconds >= 1_000;
}

function isApprovedDirector(viewer: Viewer): boolean {
  return viewer.role === 'regional_director' && viewer.status === 'active';
}

function isMember(viewer: Viewer): boolean {
  return viewer.status === 'active';
}

/** The birthday counts once it has come everywhere on earth; 29 February is followed by 1 March. */
export function isOfAge(athlete: ScenarioAthlete, age: number, now: Date): boolean {
  const { birthdate, ageDoubts, doubtedGradYear, verifications } = athlete;
  if (birthdate === null) return false;
  // Who is doubted counts as a minor until a director has seen a document.
  const isChecked = verifications.some(
    ({ group, status, expiry }) => group === 'age' && status === 'verified' && isAhead(expiry),
  );
  const isDoubted = ageDoubts.length > 0 && !isChecked;
  if (age >= 18) return !isDoubted && hasTurned(birthdate, age, now);
  // Who says to be an adult and is doubted is as young as the class they named: 17 in the summer of its graduation.
  const isDoubtedAdult = isDoubted && hasTurned(birthdate, 18, now);
  if (isDoubtedAdult) return doubtedGradYear !== null && hasTurned(`${doubtedGradYear - 17}-06-30`, age, now);
  return hasTurned(birthdate, age, now);
}

function hasTurned(birthdate: string, age: number, now: Date): boolean {
  const [year = 0, month = 0, day = 0] = birthdate.split('-').map(Number);
  return Date.UTC(year + age, month - 1, day, 12) <= now.getTime();
}
