/** Contact requests: coaches of verified institutions ask, the family answers. Nobody reaches an athlete otherwise. */
import { CONTACT_STATUSES, type ContactStatus } from '@faircourt/contracts/vocabulary';
import { addDays, latest, momentBetween, soonAfter } from '../calendar.ts';
import type { Random } from '../random.ts';
import { TEXTS } from '../texts/demo-texts.ts';
import type { Athlete } from './athlete.builder.ts';
import type { Coach, Coaches } from './coach.builder.ts';
import { recordEvent } from './event.builder.ts';
import { deciderOf, type Decider } from './release-plan.builder.ts';
import type { World } from './world.ts';

export function planContacts(world: World, coaches: Coaches, athletes: readonly Athlete[]): void {
  const recruiters = coaches.all.filter((coach) => coach.isRecruiter);
  let turn = 0;
  for (const athlete of athletes) {
    const random = world.random.fork(`contact:${athlete.person.email}`);
    const decider = deciderOf(random, athlete);
    if (!isListed(athlete) || decider === null || !random.chance(0.5)) continue;
    const others = random.sample(recruiters, random.int(1, 3)).filter((coach) => coach !== coaches.demoCoach);
    // The demo coach has written to every third of them.
    const asking = random.chance(0.34) ? [coaches.demoCoach, ...others] : others;
    for (const coach of asking) {
      // In turn rather than by chance, so that every state is there for every seed.
      const status = CONTACT_STATUSES[turn++ % CONTACT_STATUSES.length] ?? 'requested';
      addContactRequest(world, random, athlete, coach, decider, status);
    }
  }
}

export function addContactRequest(
  world: World,
  random: Random,
  athlete: Athlete,
  coach: Coach,
  decider: Decider,
  status: ContactStatus,
): void {
  const possibleSince = latest(decider.since, coach.person.createdAt);
  const recently = latest(possibleSince, addDays(world.now, -15));
  const createdAt = momentBetween(random, status === 'requested' ? recently : possibleSince, world.now);
  const decidedAt = status === 'requested' ? null : soonAfter(random, createdAt, world.now, 14);
  const id = random.uuidAt(createdAt);
  world.rows.contact_requests.push({
    id,
    athlete_id: athlete.id,
    coach_id: coach.id,
    status,
    message: random.pick(TEXTS[coach.institution?.community.language ?? 'en'].contactMessages),
    decided_by: decidedAt ? decider.person.userId : null,
    decided_at: decidedAt,
    created_at: createdAt,
  });
  const event = { chain: athlete.id, data: { contact_request_id: id, coach_id: coach.id } };
  recordEvent(world, { ...event, type: 'contact.requested', actor: coach.person, at: createdAt });
  if (decidedAt)
    recordEvent(world, { ...event, type: `contact.${status}`, actor: decider.person, at: decidedAt });
}

function isListed(athlete: Athlete): boolean {
  return !athlete.isUnder13 && (athlete.visibility === 'public' || athlete.visibility === 'colleges_only');
}
