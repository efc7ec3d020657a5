/** Contact requests: coaches of verified institutions ask, the family answers. Nobody reaches an athlete otherwise. */
import {
  CONTACT_STATUSES,
  type ContactStatus,
  type ContactVerdict,
  type Division,
} from '@faircourt/contracts/vocabulary';
import { blockEvent } from '../../features/requests/blocks/block.events.ts';
import { contactWindow } from '@faircourt/contracts/contact-window';
import { contactEvent } from '../../features/requests/contact/contact.events.ts';
import { dayOf } from '../../platform/clock.ts';
import { addDays, latest, momentBetween, soonAfter } from '../calendar.ts';
import type { Random } from '../random.ts';
import { TEXTS } from '../texts/demo-texts.ts';
import { isListed, type Athlete } from './athlete.builder.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import { startConversation } from './conversation.builder.ts';
import { recordEvent } from './event.builder.ts';
import { deciderOf, type Decider } from './release-plan.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export function planContacts(build: DemoBuild, coaches: Coaches, athletes: readonly Athlete[]): void {
  const recruiters = coaches.all.filter((coach) => coach.isRecruiter);
  let turn = 0;
  for (const athlete of athletes) {
    const random = build.random.fork(`contact:${athlete.person.email}`);
    const decider = deciderOf(random, athlete);
    if (!isListed(athlete) || decider === null || !random.chance(0.5)) continue;
    const others = random.sample(recruiters, random.int(1, 3)).filter((coach) => coach !== coaches.demoCoach);
    // The demo coach has written to every third of them.
    const asking = random.chance(0.34) ? [coaches.demoCoach, ...others] : others;
    for (const coach of asking) {
      // In turn rather than by chance, so that every state is there for every seed.
      const status = CONTACT_STATUSES[turn % CONTACT_STATUSES.length] ?? 'requested';
      // A person who tries the product as the demo coach should be able to see every athlete.
      const isSpared = status === 'blocked' && coach === coaches.demoCoach;
      const contact = { athlete, coach, decider, status: isSpared ? 'declined' : status } as const;
      if (addContactRequest(build, random, contact)) turn += 1;
    }
  }
}

interface NewContact {
  readonly athlete: Athlete;
  readonly coach: Coach;
  readonly decider: Decider;
  readonly status: ContactStatus;
  /** When it was asked and answered, where the story needs it; else drawn. */
  readonly asked?: Date;
  readonly answered?: Date;
}

/** Returns false, and adds nothing, when the calendar of contact did not allow to ask at that moment. */
export function addContactRequest(build: DemoBuild, random: Random, contact: NewContact): boolean {
  const { athlete, coach, decider, status } = contact;
  const possibleSince = latest(decider.since, coach.person.createdAt);
  const recently = latest(possibleSince, addDays(build.now, -15));
  const createdAt =
    contact.asked ?? momentBetween(random, status === 'requested' ? recently : possibleSince, build.now);
  const { division, program, verdict } = windowAt(build, athlete, coach, createdAt);
  if (verdict === 'hold') return false;
  const decidedAt =
    status === 'requested' ? null : (contact.answered ?? soonAfter(random, createdAt, build.now, 14));
  const id = random.uuidAt(createdAt);
  build.rows.contact_requests.push({
    id,
    athlete_id: athlete.id,
    coach_id: coach.id,
    status,
    message: random.pick(TEXTS[coach.institution?.community.language ?? 'en'].contactMessages),
    division,
    program,
    verdict,
    decided_by: decidedAt ? decider.person.userId : null,
    decided_at: decidedAt,
    created_at: createdAt,
  });
  const logged = {
    ...{ athleteId: athlete.id, id, coachId: coach.id, institutionId: coach.institution?.id ?? null },
    window: { verdict, division, program },
  };
  recordEvent(build, contactEvent('requested', logged, coach.person), createdAt);
  if (!decidedAt || status === 'requested') return true;
  recordEvent(build, contactEvent(status, logged, decider.person), decidedAt);
  if (status === 'approved') startConversation(build, random, { athlete, coach, at: decidedAt });
  if (status === 'blocked') addBlock(build, random, contact, decidedAt);
  return true;
}

function windowAt(
  build: DemoBuild,
  athlete: Athlete,
  coach: Coach,
  at: Date,
): { division: Division; program: 'men' | 'women'; verdict: ContactVerdict } {
  const division = coach.institution?.division ?? 'other';
  const program = athlete.sex === 'female' ? 'women' : 'men';
  const question = { division, program, gradYear: athlete.row.grad_year ?? null, today: dayOf(at) } as const;
  return { division, program, verdict: contactWindow(build.contactRules, question).verdict };
}

function addBlock(build: DemoBuild, random: Random, { athlete, coach, decider }: NewContact, at: Date): void {
  const block = {
    id: random.uuidAt(at),
    athlete_id: athlete.id,
    coach_id: coach.id,
    institution_id: null,
  };
  build.rows.blocks.push({ ...block, decided_by: decider.person.userId, created_at: at });
  recordEvent(build, blockEvent('created', block, decider.person), at);
}
