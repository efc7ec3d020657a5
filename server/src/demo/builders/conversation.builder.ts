/** Conversations that families have allowed, and how far each side has read. */
import type { Random } from '../random.ts';
import type { Athlete } from './athlete.builder.ts';
import type { Coach } from './coach.builder.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

/** Opens with the family's yes; nobody has to write at once. */
export function startConversation(
  build: DemoBuild,
  random: Random,
  { athlete, coach, at }: { athlete: Athlete; coach: Coach; at: Date },
): void {
  build.rows.threads.push({
    id: random.fork(`thread:${coach.id}`).uuidAt(at),
    athlete_id: athlete.id,
    coach_id: coach.id,
    created_at: at,
    last_message_at: at,
  });
}

export interface Saying {
  readonly by: Person;
  readonly at: Date;
  readonly body: string;
}

/** Oldest first. A writer has read everything before their message; everybody was emailed about the newest one. */
export function addMessages(
  build: DemoBuild,
  random: Random,
  between: { athlete: Athlete; coach: Coach },
  sayings: readonly Saying[],
): void {
  const thread = build.rows.threads.find(
    (row) => row.athlete_id === between.athlete.id && row.coach_id === between.coach.id,
  );
  if (!thread?.id) throw new Error('There is no conversation without the family’s yes');
  const readUpTo = new Map<string, string>();
  for (const { by, at, body } of sayings) {
    const id = random.uuidAt(at);
    build.rows.messages.push({
      id,
      thread_id: thread.id,
      sender_user_id: by.userId,
      sender_role: by.role,
      body,
      client_id: random.uuidAt(at),
      created_at: at,
    });
    readUpTo.set(by.userId, id);
    thread.last_message_at = at;
  }
  const { athlete, coach } = between;
  const newest = build.rows.messages.at(-1)?.id ?? null;
  for (const { userId } of [coach.person, athlete.person, ...athlete.guardians.map(({ person }) => person)]) {
    build.rows.thread_reads.push({
      thread_id: thread.id,
      user_id: userId,
      read_up_to: readUpTo.get(userId) ?? null,
      mailed_up_to: newest,
    });
  }
}
