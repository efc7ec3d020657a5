/** What waits for the demo admin: a family on hold, a guardian who needs a yes, safety reports, and reached limits. */
import { addDays, soonAfter } from '../calendar.ts';
import type { Athlete } from './athlete.builder.ts';
import type { Coaches } from './coach.builder.ts';
import { ANONYMOUS, recordEvent } from './event.builder.ts';
import { guardianOf } from './family.builder.ts';
import type { EndedLink } from './guardian-link.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** Last of all, and among private athletes: so nobody leaves the search, and the addresses of others stay as they are. */
export function addWaitingForAdmin(
  build: DemoBuild,
  coaches: Coaches,
  athletes: readonly Athlete[],
  endedLinks: readonly EndedLink[],
): void {
  const held = holdFamily(build, endedLinks);
  letSecondGuardianWait(
    build,
    athletes.filter(({ id }) => id !== held?.id),
  );
  if (held) addReports(build, held);
  addReachedLimits(build, coaches, athletes);
}

/** The link that ended last among those of private minors: the athlete ended it, not the guardian. */
function holdFamily(build: DemoBuild, endedLinks: readonly EndedLink[]): Athlete | undefined {
  const ended = endedLinks
    .filter(({ athlete }) => isPrivateMinor(athlete))
    .toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime())[0];
  if (!ended) return undefined;
  const { athlete, guardian, endedAt } = ended;
  const link = build.rows.guardian_links.find(
    (one) => one.athlete_id === athlete.id && one.guardian_user_id === guardian.userId,
  );
  const entry = build.rows.events.find(
    (one) => one.chain === athlete.id && one.type === 'guardian_link.ended',
  );
  const { userId, role } = athlete.person;
  if (link) link.ended_by = userId;
  if (entry) Object.assign(entry, { actor_user_id: userId, actor_role: role });
  Object.assign(athlete.row, { held_at: endedAt, held_for: guardian.userId });
  const held = { chain: athlete.id, data: { guardian_user_id: guardian.userId } };
  recordEvent(build, { ...held, type: 'family_hold.began', actor: athlete.person }, endedAt);
  return athlete;
}

/** Came by family code, and the athlete has said yes: only the guardian who is there has not. */
function letSecondGuardianWait(build: DemoBuild, athletes: readonly Athlete[]): void {
  const athlete = athletes.find(
    (one) => isPrivateMinor(one) && one.guardians.length === 1 && one.family.guardians[1] === undefined,
  );
  if (!athlete) return;
  const random = build.random.fork('joining-guardian');
  const createdAt = addDays(build.now, -2);
  const guardian = guardianOf(build, athlete.family, 1, createdAt);
  const agreedAt = soonAfter(random, createdAt, build.now, 1);
  const id = random.uuidAt(createdAt);
  build.rows.guardian_links.push({
    id,
    athlete_id: athlete.id,
    guardian_user_id: guardian.userId,
    status: 'accepted',
    created_at: createdAt,
    agreed_at: agreedAt,
  });
  const event = { chain: athlete.id, data: { link_id: id, guardian_user_id: guardian.userId } };
  recordEvent(build, { ...event, type: 'guardian_link.accepted', actor: guardian }, createdAt);
  recordEvent(build, { ...event, type: 'guardian_link.agreed', actor: athlete.person }, agreedAt);
}

function addReports(build: DemoBuild, { id: athleteId, person }: Athlete): void {
  const { random, now, rows } = build;
  const report = (reference: string, hoursAgo: number) => {
    const createdAt = addDays(now, -hoursAgo / 24);
    const id = random.fork(`report:${reference}`).uuidAt(createdAt);
    const data = { type: 'safety', locale: 'en' } as const;
    recordEvent(build, { chain: id, type: 'support.requested', actor: ANONYMOUS, data }, createdAt);
    return {
      id,
      reference,
      type: 'safety' as const,
      locale: 'en' as const,
      created_at: createdAt,
      waiting_since: createdAt,
    };
  };
  rows.support_requests.push(
    {
      ...report('FC-7KQ2-M9XD', 5),
      source: 'guardian',
      reporter_user_id: person.userId,
      name: person.name,
      email: person.email,
      message: [
        'An athlete does not feel safe with a guardian. Do not write to the guardian or to the athlete’s address first.',
        `athlete ${athleteId}`,
        '',
        'He reads my phone and gets angry when I talk to coaches.',
      ].join('\n'),
    },
    {
      ...report('FC-4HTR-W8NC', 20),
      name: 'Dolores Ashgrove',
      email: 'dolores.ashgrove@demo.faircourt.test',
      message:
        'A man who says he scouts for a college asks players of our under-16 team for their phone numbers after games. He shows a Faircourt page on his tablet.',
    },
  );
}

function addReachedLimits(build: DemoBuild, coaches: Coaches, athletes: readonly Athlete[]): void {
  const reach = (userId: string, limit: string, daysAgo: number, times: number) => {
    const lastAt = addDays(build.now, -daysAgo);
    build.rows.reached_limits.push({
      user_id: userId,
      limit_name: limit,
      reached_on: lastAt.toISOString().slice(0, 10),
      first_at: new Date(lastAt.getTime() - times * 60_000),
      last_at: lastAt,
      times,
    });
  };
  const coach = coaches.all.find((one) => one !== coaches.demoCoach && one !== coaches.newCoach);
  const [athlete] = athletes;
  if (coach) reach(coach.person.userId, 'open:work:hour', 0.9, 14);
  if (athlete) reach(athlete.person.userId, 'search:family:hour', 6.3, 1);
}

function isPrivateMinor({ visibility, decidesAloneSince }: Athlete): boolean {
  return visibility === 'private' && decidesAloneSince === null;
}
