/** The only SQL that writes athletes. */
import type { AthleteProfile } from '@faircourt/contracts/athletes';
import type { ConsentKind, Visibility } from '@faircourt/contracts/vocabulary';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Athletes, DB } from '../../../platform/database/schema.gen.ts';

const COLUMNS = [
  'id',
  'primary_position',
  'secondary_position',
  'height_cm',
  'weight_kg',
  'wingspan_cm',
  'vertical_cm',
  'dominant_hand',
  'grad_year',
  'birthdate',
  'country_code',
  'city',
  'school_name',
  'current_team',
  'jersey_number',
  'bio',
  'bio_i18n',
  'social_handles',
  'visibility',
  'updated_at',
] as const;

export type AthleteRow = Pick<Selectable<Athletes>, (typeof COLUMNS)[number]>;

export function findAthleteOf(queries: Queries, userId: string): Promise<AthleteRow | undefined> {
  return queries.selectFrom('athletes').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/** First name and initial, as others read the name until it is released. */
export async function findRedactedName(queries: Queries, userId: string): Promise<string> {
  const { name } = await queries
    .selectFrom('users')
    .select(sql<string>`redacted_name(name)`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/** An empty record, unless there is one already: then two tabs that save for the first time meet in the same one. */
export async function insertAthlete(trx: Transaction<DB>, userId: string): Promise<boolean> {
  const row = await trx
    .insertInto('athletes')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every field that the athlete may write, by name: nothing else can be written from here. */
export function updateAthlete(
  trx: Transaction<DB>,
  athleteId: string,
  profile: AthleteProfile,
): Promise<AthleteRow> {
  return trx
    .updateTable('athletes')
    .set({
      primary_position: profile.primary_position,
      secondary_position: profile.secondary_position,
      height_cm: profile.height_cm,
      weight_kg: profile.weight_kg,
      wingspan_cm: profile.wingspan_cm,
      vertical_cm: profile.vertical_cm,
      dominant_hand: profile.dominant_hand,
      grad_year: profile.grad_year,
      birthdate: profile.birthdate,
      country_code: profile.country_code,
      city: profile.city,
      school_name: profile.school_name,
      current_team: profile.current_team,
      jersey_number: profile.jersey_number,
      bio: profile.bio,
      bio_i18n: profile.bio === null ? {} : { en: profile.bio },
      social_handles: profile.social_handles,
      visibility: profile.visibility,
    })
    .where('id', '=', athleteId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateBirthdate(
  trx: Transaction<DB>,
  athleteId: string,
  birthdate: string,
): Promise<AthleteRow | undefined> {
  return trx
    .updateTable('athletes')
    .set({ birthdate })
    .where('id', '=', athleteId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export type Measured = Pick<AthleteRow, 'height_cm' | 'weight_kg' | 'wingspan_cm' | 'vertical_cm'>;

/** The body alone, as a director measured it. */
export function updateMeasured(
  trx: Transaction<DB>,
  athleteId: string,
  { height_cm, weight_kg, wingspan_cm, vertical_cm }: Measured,
): Promise<AthleteRow> {
  return trx
    .updateTable('athletes')
    .set({ height_cm, weight_kg, wingspan_cm, vertical_cm })
    .where('id', '=', athleteId)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Returns what it was; null when it was private already. */
export async function hideAthlete(trx: Transaction<DB>, athleteId: string): Promise<Visibility | null> {
  const row = await trx
    .with('before', (db) =>
      db
        .selectFrom('athletes')
        .select(['id', 'visibility'])
        .where('id', '=', athleteId)
        .where('visibility', '<>', 'private'),
    )
    .updateTable('athletes')
    .from('before')
    .set({ visibility: 'private' })
    .whereRef('athletes.id', '=', 'before.id')
    .returning('before.visibility')
    .executeTakeFirst();
  return row?.visibility ?? null;
}

/** By whichever guardian, and whether or not the signature is still in effect. */
export async function wasEverSigned(
  queries: Queries,
  athleteId: string,
  kind: ConsentKind,
): Promise<boolean> {
  const row = await queries
    .selectFrom('consent_signatures as signature')
    .innerJoin('consent_documents as document', 'document.id', 'signature.document_id')
    .select('signature.id')
    .where('signature.athlete_id', '=', athleteId)
    .where('document.kind', '=', kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What else there is of this athlete, as far as the completeness meter asks. */
export function findProgress(queries: Queries, athleteId: string) {
  return queries
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('videos').select('id').where('athlete_id', '=', athleteId)).as('has_video'),
      eb.exists(eb.selectFrom('seasons').select('id').where('athlete_id', '=', athleteId)).as('has_season'),
    ])
    .executeTakeFirstOrThrow();
}

/** The same for several athletes at once, with what else completeness asks of the records. */
export function listProgress(queries: Queries, athleteIds: readonly string[]) {
  return queries
    .selectFrom('athletes as a')
    .leftJoin('academics', 'academics.athlete_id', 'a.id')
    .select([
      'a.id',
      'a.primary_position',
      'a.height_cm',
      'a.grad_year',
      'a.school_name',
      'a.birthdate',
      'a.weight_kg',
      'a.wingspan_cm',
      'a.vertical_cm',
      'a.bio',
      'academics.gpa',
      'academics.transcript_url',
    ])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('videos').select('videos.id').whereRef('videos.athlete_id', '=', 'a.id'))
        .as('has_video'),
      eb
        .exists(eb.selectFrom('seasons').select('seasons.id').whereRef('seasons.athlete_id', '=', 'a.id'))
        .as('has_season'),
    ])
    .where('a.id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .execute();
}
