/** Conversations as a journey finds them: the family has signed and approved, and a thread is open. */
import { CONSENTS_TO_SHOW, type Locale, type Role } from '@faircourt/contracts/vocabulary';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { verifiedCoach } from './coaches.ts';
import { buildFamily, signForms } from './families.ts';
import { userOf, type Person } from './people.ts';
import { askDatabase } from '../product/product.ts';

export interface SeededConversation {
  id: string;
  institution: string;
  coach: Person;
  guardian: Person;
  /** 16 years old, so the guardian takes part. */
  athlete: Person;
}

export async function seedConversation(
  request: APIRequestContext,
  locale: Locale = 'en',
): Promise<SeededConversation> {
  const { person: coach, institution } = await verifiedCoach(request, { name: 'Nora Whitfield', locale });
  const { athleteId, athlete, guardian } = await buildFamily(request, {
    name: 'Kit Marlowe',
    guardianName: 'Ines Marlowe',
    locale,
  });
  await signForms(athleteId, guardian, CONSENTS_TO_SHOW);
  await askDatabase(
    z.unknown(),
    `insert into contact_requests (athlete_id, coach_id, status, decided_by, decided_at)
      select $1, id, 'approved', ${userOf('$3')}, now() from coaches where user_id = ${userOf('$2')}`,
    [athleteId, coach.email, guardian.email],
  );
  const [thread] = await askDatabase(
    z.object({ id: z.uuid() }),
    `insert into threads (athlete_id, coach_id)
      select $1, id from coaches where user_id = ${userOf('$2')} returning id`,
    [athleteId, coach.email],
  );
  return { id: thread?.id ?? '', institution, coach, guardian, athlete };
}

/** As if they had been written over the last days, an hour apart; the last one just now. */
export async function seedMessages(
  conversation: SeededConversation,
  { by, count }: { by: 'coach' | 'guardian' | 'athlete'; count: number },
): Promise<void> {
  const role: Role = by;
  await askDatabase(
    z.unknown(),
    `insert into messages (id, thread_id, sender_user_id, sender_role, body, client_id, created_at)
      select (lpad(to_hex((extract(epoch from written) * 1000)::bigint), 12, '0') || '70008000'
          || lpad(to_hex(number), 12, '0'))::uuid, $1, ${userOf('$2')}, $3, 'Note ' || number, gen_random_uuid(), written
      from (select number, now() - make_interval(hours => $4 - number) as written
        from generate_series(1, $4) as number) as notes`,
    [conversation.id, conversation[by].email, role, count],
  );
}
