/** Athletes with every field filled, their families' releases and directors' badges, written straight into the database. */
import type {
  Audience,
  FactGroup,
  FieldGroup,
  Role,
  ScoutPlan,
  Visibility,
} from '@faircourt/contracts/vocabulary';
import { CONSENTS_TO_RELEASE } from '../../src/access/rules/in-effect.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { seedGuardianship } from './seeded-guardianship.ts';
import { seedSignatures } from './seeded-signatures.ts';

export interface SeededAthlete {
  athleteId: string;
  userId: string;
  guardianUserId: string;
  /** Newest first. */
  seasonIds: string[];
}

export interface SeedOptions {
  visibility?: Visibility;
  birthdate?: string | null;
  country?: string;
  name?: string;
}

const FAR_AHEAD = new Date('2100-01-01');
let seeded = 0;

export async function seedPerson(db: Database, person: { role: Role; name: string }): Promise<string> {
  const email = `seeded-${++seeded}@example.test`;
  const auth = await db
    .insertInto('auth_users')
    .values({ email, email_verified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await db
    .insertInto('users')
    .values({ auth_id: auth.id, ...person })
    .returning('id')
    .executeTakeFirstOrThrow();
  return user.id;
}

export async function seedAthlete(db: Database, options: SeedOptions = {}): Promise<SeededAthlete> {
  const {
    visibility = 'public',
    birthdate = '2009-06-01',
    country = 'US',
    name = 'Nia Rose Bellweather',
  } = options;
  const userId = await seedPerson(db, { role: 'athlete', name });
  const { id: athleteId } = await db
    .insertInto('athletes')
    .values({
      user_id: userId,
      visibility,
      birthdate,
      country_code: country,
      primary_position: 'Center',
      height_cm: 198.5,
      weight_kg: 91.5,
      wingspan_cm: 204,
      vertical_cm: 66,
      dominant_hand: 'left',
      grad_year: 2028,
      city: 'Kettlebrook',
      school_name: 'Northgate High',
      current_team: 'Northgate Herons',
      jersey_number: 34,
      bio: 'I rebound.',
      social_handles: { instagram: 'nia.b' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ avatar_url: '/api/files/0190a0a0-0000-7000-8000-0000000000aa' })
    .where('id', '=', userId)
    .execute();
  const guardianUserId = await seedPerson(db, { role: 'guardian', name: 'Guardian Bellweather' });
  await db
    .insertInto('guardian_links')
    .values({
      athlete_id: athleteId,
      guardian_user_id: guardianUserId,
      status: 'active',
      activated_at: new Date(0),
    })
    .execute();
  await seedGuardianship(db, { athleteId, guardianUserId });
  await seedRecords(db, athleteId, guardianUserId);
  const seasons = await db
    .insertInto('seasons')
    .values([
      {
        athlete_id: athleteId,
        label: '2025-26',
        team: 'Northgate Herons',
        league: 'Valley',
        games: 20,
        points: 300,
      },
      {
        athlete_id: athleteId,
        label: '2024-25',
        team: 'Northgate Herons',
        league: 'Valley',
        games: 10,
        points: 90,
      },
    ])
    .returning('id')
    .execute();
  return { athleteId, userId, guardianUserId, seasonIds: seasons.map(({ id }) => id) };
}

async function seedRecords(db: Database, athleteId: string, guardianUserId: string): Promise<void> {
  await db
    .insertInto('academics')
    .values({
      athlete_id: athleteId,
      gpa: 3.71,
      sat: 1310,
      transcript_url: 'https://school.example/transcript.pdf',
      core_courses: JSON.stringify([{ title: 'Algebra II', grade: 'A-' }]),
    })
    .execute();
  await db
    .insertInto('videos')
    .values([
      {
        athlete_id: athleteId,
        title: 'Shown tape',
        url: 'https://vimeo.com/1',
        is_public: true,
        public_by: guardianUserId,
      },
      { athlete_id: athleteId, title: 'Kept tape', url: 'https://vimeo.com/2', is_public: false },
    ])
    .execute();
  await db
    .insertInto('measurements')
    .values({ athlete_id: athleteId, measured_on: '2026-01-10', height_cm: 197, weight_kg: 90 })
    .execute();
}

/** The guardian has signed what these groups need. */
export async function seedRelease(
  db: Database,
  athlete: SeededAthlete,
  groups: readonly FieldGroup[],
  to: { audience: Audience; institutionId?: string } = { audience: 'everyone' },
): Promise<void> {
  await seedSignatures(
    db,
    athlete,
    groups.flatMap((group) => CONSENTS_TO_RELEASE[group]),
  );
  await db
    .insertInto('releases')
    .values(
      groups.map((field_group) => ({
        athlete_id: athlete.athleteId,
        field_group,
        audience: to.audience,
        institution_id: to.institutionId ?? null,
        status: 'approved' as const,
        decided_by: athlete.guardianUserId,
        decided_at: new Date(0),
      })),
    )
    .execute();
}

export async function seedBadge(
  db: Database,
  athlete: SeededAthlete,
  factGroup: FactGroup,
  badge: { directorUserId?: string; seasonId?: string | undefined; expiresAt?: Date } = {},
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      athlete_id: athlete.athleteId,
      fact_group: factGroup,
      season_id: badge.seasonId ?? null,
      status: 'verified',
      method: 'Seen in person',
      director_user_id: badge.directorUserId ?? null,
      decided_at: new Date('2026-02-01'),
      expires_at: badge.expiresAt ?? FAR_AHEAD,
    })
    .execute();
}

/** The coach works for a verified college from now on. */
export async function seedCollege(
  db: Database,
  coachUserId: string,
  name = 'Lakeside College',
): Promise<string> {
  const { id } = await db
    .insertInto('institutions')
    .values({ name, kind: 'college', country_code: 'US', status: 'verified', division: 'naia' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('coaches')
    .set({ institution_id: id, affiliation_status: 'verified' })
    .where('user_id', '=', coachUserId)
    .execute();
  return id;
}

/** In place of the trial of the sign-up. Returns the subscription. */
export async function seedPlan(
  db: Database,
  coachUserId: string,
  plan: ScoutPlan,
  { status = 'active', endsAt = FAR_AHEAD }: { status?: 'active' | 'lapsed'; endsAt?: Date } = {},
): Promise<string> {
  await db.deleteFrom('subscriptions').where('owner_user_id', '=', coachUserId).execute();
  const { id } = await db
    .insertInto('subscriptions')
    .values({ owner_user_id: coachUserId, plan, status, current_period_ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Public athletes with nothing but a name: for counting. */
export async function seedManyAthletes(db: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => ({
    email: `seeded-${++seeded}@example.test`,
    email_verified: true,
  }));
  const auth = await db.insertInto('auth_users').values(emails).returning('id').execute();
  const users = await db
    .insertInto('users')
    .values(auth.map(({ id }) => ({ auth_id: id, role: 'athlete' as const, name: 'Many Athletes' })))
    .returning('id')
    .execute();
  const athletes = await db
    .insertInto('athletes')
    .values(users.map(({ id }) => ({ user_id: id, visibility: 'public' as const, birthdate: '2001-01-01' })))
    .returning('id')
    .execute();
  return athletes.map(({ id }) => id);
}
