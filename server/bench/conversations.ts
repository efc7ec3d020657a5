/** Coaches, athletes and guardians in conversations that the families have allowed, each of them signed in once. */
import type { Role } from '@faircourt/contracts/vocabulary';
import type pg from 'pg';

export interface Talker {
  userId: string;
  sessionId: string;
  threadId: string;
  role: Role;
}

const ROLES = ['coach', 'athlete', 'guardian'] as const;

/** Three people in each, in the order coach, athlete, guardian. */
export async function seedConversations(client: pg.Client, conversations: number): Promise<Talker[]> {
  await client.query(`
    create temp table talkers as
      select n, role, uuid_v7() as id
      from generate_series(1, ${conversations}) n, unnest(array['${ROLES.join("','")}']::user_role[]) as role;
    insert into auth_users (id, email, email_verified) select id, role::text || n || '@bench.test', true from talkers;
    insert into users (id, auth_id, role, name) select id, id, role, 'Talker ' || n from talkers;
    insert into auth_sessions (user_id, token, expires_at) select id, id::text, now() + interval '1 day' from talkers;
    insert into institutions (name, kind, country_code, status) values ('College', 'college', 'US', 'verified');
    insert into coaches (user_id, institution_id, affiliation_status)
      select id, (select id from institutions limit 1), 'verified' from talkers where role = 'coach';
    insert into athletes (user_id, birthdate, visibility)
      select id, current_date - interval '15 years', 'public' from talkers where role = 'athlete';
    create temp table talks as
      select athlete.id as athlete_id, coach.id as coach_id, guardian.id as guardian_id
      from talkers child join athletes athlete on athlete.user_id = child.id
      join talkers scout on scout.n = child.n and scout.role = 'coach' join coaches coach on coach.user_id = scout.id
      join talkers guardian on guardian.n = child.n and guardian.role = 'guardian'
      where child.role = 'athlete';
    insert into guardian_links (athlete_id, guardian_user_id, status, activated_at,
        stated_name, stated_birthdate, relationship, stated_at)
      select athlete_id, guardian_id, 'active', now(), 'A Guardian', '1980-01-01', 'mother', now() from talks;
    insert into verifications (fact_group, athlete_id, guardian_link_id, status, decided_at, expires_at,
        evidence_deleted_at)
      select 'guardianship', athlete_id, id, 'verified', now(), now() + interval '1 year', now() from guardian_links;
    insert into contact_requests (athlete_id, coach_id, status, decided_by, decided_at)
      select athlete_id, coach_id, 'approved', guardian_id, now() from talks;
    insert into threads (athlete_id, coach_id) select athlete_id, coach_id from talks;
    analyze`);
  const { rows } = await client.query<Talker>(`
    select talker.id as "userId", session.id as "sessionId", thread.id as "threadId", talker.role
    from talkers talker
    join auth_sessions session on session.user_id = talker.id
    join talkers child on child.n = talker.n and child.role = 'athlete'
    join athletes athlete on athlete.user_id = child.id
    join threads thread on thread.athlete_id = athlete.id
    order by talker.n, array_position(array['${ROLES.join("','")}']::user_role[], talker.role)`);
  return rows;
}
