/** Conversations as a journey finds them: the family has approved, and a thread is open. */
import { randomUUID } from 'node:crypto';
import type { Locale, Role } from '@faircourt/contracts/vocabulary';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { buildAthlete } from './athletes.ts';
import { join, type Person } from './people.ts';
import { askDatabase } from './product.ts';

export interface PlantedConversation {
  id: string;
  institution: string;
  coach: Person;
  guardian: Person;
  /** 16 years old, so the guardian takes part. */
  athlete: Person;
}

export async function plantConversation(
  request: APIRequestContext,
  locale: Locale = 'en',
): Promise<PlantedConversation> {
  const coach = await join(request, { role: 'coach', name: 'Nora Whitfield', locale });
  const guardian = await join(request, { role: 'guardian', name: 'Ines Marlowe', locale });
  const athlete = await buildAthlete(request, { name: 'Kit Marlowe', locale });
  const institution = `Harbor State ${randomUUID().slice(0, 6)}`;
  await askDatabase(
    z.unknown(),
    `with place as (
        insert into institutions (name, kind, country_code, status)
        values ($1, 'college', 'US', 'verified') returning id)
      update coaches set institution_id = place.id, affiliation_status = 'verified'
      from place where user_id = ${userOf('$2')}`,
    [institution, coach.email],
  );
  await askDatabase(
    z.unknown(),
    `insert into guardian_links (athlete_id, guardian_user_id, status, activated_at)
      values ($1, ${userOf('$2')}, 'active', now())`,
    [athlete.id, guardian.email],
  );
  await askDatabase(
    z.unknown(),
    `insert into contact_requests (athlete_id, coach_id, status, decided_by, decided_at)
      select $1, id, 'approved', ${userOf('$3')}, now() from coaches where user_id = ${userOf('$2')}`,
    [athlete.id, coach.email, guardian.email],
  );
  const [thread] = await askDatabase(
    z.object({ id: z.uuid() }),
    `insert into threads (athlete_id, coach_id)
      select $1, id from coaches where user_id = ${userOf('$2')} returning id`,
    [athlete.id, coach.email],
  );
  return { id: thread?.id ?? '', institution, coach, guardian, athlete: athlete.person };
}

/** As if they had been written over the last days, an hour apart; the last one just now. */
export async function plantMessages(
  conversation: PlantedConversation,
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

function userOf(email: string): string {
  return `(select u.id from users u join auth_users a on a.id = u.auth_id where a.email = ${email})`;
}
