/**
 * What waits for a guardian or an athlete beside requests and messages. The dashboard lists it and the navigation counts it,
 * from the same answers and by these same rules, so that the two never disagree.
 */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import type { Road, RoadStep } from '@faircourt/contracts/road';
import type {
  FactVerification,
  FamilyVerifications,
  OwnVerification,
} from '@faircourt/contracts/verification';
import { factState } from '../verification/fact-state.ts';

export function roadOf(family: Pick<Family, 'roads'>, { id }: Pick<FamilyAthlete, 'id'>): Road | undefined {
  return family.roads.find(({ athlete_id: athleteId }) => athleteId === id);
}

/** What is next for the reader's guardianship, where the road has no button for it. */
export function waitingGuardianship(
  { guardianship, locked_down: lockedDown }: FamilyAthlete,
  road: Road | undefined,
) {
  const step = guardianship?.next_step;
  if (!guardianship || !step) return null;
  // It opens more, which nobody is asked for while everything is locked down.
  if (lockedDown !== null && step !== 'answer' && step !== 'resolve_conflict') return null;
  // The road has a button for it, or says whom it waits for.
  if (road && (step === 'wait' || road.steps.some(({ todo }) => todo === step))) return null;
  return { guardianship, step };
}

/** Forms that something waits for: a newer version of a signed one, or one without which an approval shows nothing. */
export function waitingForms(
  { decides, is_self: isSelf, consents, switches }: FamilyAthlete,
  road: Road | undefined,
): FamilyAthlete['consents'] {
  // Until the first are signed they are a step of the road, which also says when it is too early.
  const isOnRoad = road?.steps.some(({ step, state }) => step === 'forms' && state !== 'done') ?? false;
  if (!decides || isSelf || isOnRoad) return [];
  const missing = new Set(
    switches.flatMap(({ is_approved, missing_consents }) => (is_approved ? missing_consents : [])),
  );
  return consents.filter(
    ({ kind, is_signed, is_outdated }) =>
      is_outdated || (!is_signed && (missing.has(kind) || kind === 'platform')),
  );
}

/** What another guardian had released, and nobody has taken over. */
export function waitingHandovers({ decides, offered }: FamilyAthlete): FamilyAthlete['offered'] {
  return decides ? offered : [];
}

/** Guardians who wait for the athlete's own yes. */
export function waitingLinks(links: readonly GuardianLink[]): GuardianLink[] {
  return links.filter(({ waits_for: waitsFor }) => waitsFor === 'athlete');
}

/** A director needs more, or has found other values. */
export function isAsked(question: OwnVerification | null): question is OwnVerification {
  return question?.status === 'more_asked' || question?.status === 'offered';
}

export function waitingFacts({ athletes }: FamilyVerifications) {
  return athletes.flatMap(({ athlete, facts }) => facts.flatMap((fact) => askedAbout(athlete, fact)));
}

function askedAbout(athlete: FamilyVerifications['athletes'][number]['athlete'], fact: FactVerification) {
  const { question } = fact;
  return isAsked(question) ? [{ athlete, fact, question }] : [];
}

/** Badges that end within 30 days, and of which nobody has asked again. */
export function endingBadges({ athletes }: FamilyVerifications) {
  return athletes.flatMap(({ athlete, facts }) =>
    facts.flatMap((fact) =>
      fact.badge && factState(fact) === 'expiring' ? [{ athlete, fact, badge: fact.badge }] : [],
    ),
  );
}

/** Behind each item of the navigation. What the road asks for there is the road's to say, and counts once. */
export interface FamilyCounts {
  athletes: number;
  forms: number;
}

export function familyCounts(family: Family): FamilyCounts {
  const each = family.athletes.map((athlete) => {
    const road = roadOf(family, athlete);
    // While everything is locked down, a note comes instead of the road.
    const isOpen = athlete.locked_down === null;
    const isNext = waitingGuardianship(athlete, road);
    // While only others are waited for there is nothing to do.
    const isTurn = isNext !== null && isNext.step !== 'wait';
    return {
      athletes: Number(isTurn) + athlete.joining.length + Number(waitingHandovers(athlete).length > 0),
      forms: waitingForms(athlete, road).length + Number(isOpen && (road?.steps.some(isToSign) ?? false)),
    };
  });
  return {
    athletes: each.reduce((sum, { athletes }) => sum + athletes, 0),
    forms: each.reduce((sum, { forms }) => sum + forms, 0),
  };
}

function isToSign({ todo, turn }: RoadStep): boolean {
  return todo === 'sign' && turn === 'you';
}
