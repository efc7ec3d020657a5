/** Fills every field of a generated scenario's athletes with something recognisable, and finds it again in an answer. */
import type { ScenarioRows } from '../access/scenario-rows.ts';
import { inTransaction, type Database } from '../../src/platform/database/database.ts';

/** Each stands for one field or a few that go together. */
const SECRETS = [
  'surname',
  'photo',
  'city',
  'school',
  'team',
  'jersey',
  'bio',
  'social',
  'weight',
  'wingspan',
  'vertical',
  'hand',
  'history',
  'checked history',
  'gpa',
  'sat',
  'act',
  'course',
  'transcript url',
  'transcript file',
  'kept video',
  'marked video',
  'checked season',
  'other season',
  'season team',
  'birthdate',
] as const;
export type Secret = (typeof SECRETS)[number];

/** Numbers that occur nowhere else in an answer. */
const NUMBERS = {
  jersey: 97,
  weight: 133.3,
  wingspan: 222.2,
  vertical: 99.9,
  history: 122.2,
  'checked history': 144.4,
  gpa: 1.11,
  sat: 1111,
  act: 11,
  'checked season': 777,
  'other season': 888,
} as const satisfies Partial<Record<Secret, number>>;

/** How long the badge of each athlete's first season still counts, in microseconds; the second one has none. */
const SEASON_EXPIRIES = [86_400_000_000, 1_000, 999, -1];

export function seasonExpiry(n: number): number {
  return SEASON_EXPIRIES[n % SEASON_EXPIRIES.length] ?? 0;
}

export const fileIdOf = (n: number, kind: 'photo' | 'transcript'): string =>
  idOf(kind === 'photo' ? 71 : 72, n);
const seasonIdOf = (n: number, which: 'checked' | 'other'): string => idOf(which === 'checked' ? 73 : 74, n);

/** The word that gives the secret away, for any athlete. */
const word = (secret: Secret, n: number): string => `zz${secret.replace(' ', '')}${n}zz`;

/** Far enough from each other that a search that forgives typing mistakes cannot take one for another. */
export function surnameOf(n: number): string {
  const letters = String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26));
  return `zz${letters.repeat(4)}${n}zz`;
}

export async function seedSecrets(db: Database, rows: ScenarioRows, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [n, athlete] of rows.athletes.entries()) {
      const athlete_id = athlete.id;
      await trx
        .updateTable('users')
        .set({ name: `First${n} ${surnameOf(n)}`, avatar_url: `/api/files/${fileIdOf(n, 'photo')}` })
        .where('id', '=', athlete.userId)
        .execute();
      await trx
        .updateTable('athletes')
        .set({
          height_cm: 190,
          weight_kg: NUMBERS.weight,
          wingspan_cm: NUMBERS.wingspan,
          vertical_cm: NUMBERS.vertical,
          dominant_hand: 'both',
          city: word('city', n),
          school_name: word('school', n),
          current_team: word('team', n),
          jersey_number: NUMBERS.jersey,
          bio: word('bio', n),
          social_handles: { x: word('social', n) },
        })
        .where('id', '=', athlete_id)
        .execute();
      await trx
        .insertInto('academics')
        .values({
          athlete_id,
          gpa: NUMBERS.gpa,
          sat: NUMBERS.sat,
          act: NUMBERS.act,
          transcript_url: `https://school.example/${word('transcript url', n)}`,
          core_courses: JSON.stringify([{ title: word('course', n), grade: null }]),
        })
        .execute();
      await trx
        .insertInto('measurements')
        .values([
          { athlete_id, measured_on: '2026-02-02', weight_kg: NUMBERS.history },
          { athlete_id, measured_on: '2026-01-01', weight_kg: NUMBERS['checked history'] },
        ])
        .execute();
      await trx
        .insertInto('videos')
        .values([
          { athlete_id, title: word('marked video', n), url: 'https://vimeo.com/1', is_public: true },
          { athlete_id, title: word('kept video', n), url: 'https://vimeo.com/2' },
        ])
        .execute();
      const season = { athlete_id, games: 10, team: word('season team', n), league: word('season team', n) };
      await trx
        .insertInto('seasons')
        .values([
          { ...season, id: seasonIdOf(n, 'checked'), label: '2025', points: NUMBERS['checked season'] },
          { ...season, id: seasonIdOf(n, 'other'), label: '2024', points: NUMBERS['other season'] },
        ])
        .execute();
      await trx
        .insertInto('verifications')
        .values({
          athlete_id,
          fact_group: 'measurements',
          status: 'dropped',
          fact_values: {
            height_cm: null,
            weight_kg: NUMBERS['checked history'],
            wingspan_cm: null,
            vertical_cm: null,
          },
          decided_at: now,
        })
        .execute();
      await trx
        .insertInto('verifications')
        .values({
          athlete_id,
          fact_group: 'season',
          season_id: seasonIdOf(n, 'checked'),
          status: 'verified',
          decided_at: now,
          expires_at: momentIn(now, seasonExpiry(n)),
        })
        .execute();
      await trx
        .insertInto('files')
        .values(
          (['photo', 'transcript'] as const).map((kind) => ({
            id: fileIdOf(n, kind),
            athlete_id,
            kind,
            storage_key: storageKeyOf(n, kind),
            content_type: kind === 'photo' ? 'image/webp' : 'application/pdf',
            bytes: FILE_CONTENT.length,
            sha256: Buffer.alloc(32),
          })),
        )
        .execute();
    }
  });
}

export const FILE_CONTENT = Buffer.from('private');
export const storageKeyOf = (n: number, kind: 'photo' | 'transcript'): string => `secrets/${kind}-${n}`;

/** What the answer gives away of athlete `n`; anything about another athlete makes it `stranger`. */
export function secretsIn(answer: unknown, rows: ScenarioRows, n: number): Set<Secret | 'stranger'> {
  const text = JSON.stringify(answer);
  const values = new Set(leaves(answer));
  const found = new Set<Secret | 'stranger'>();
  for (const secret of SECRETS) {
    if (text.includes(secret === 'surname' ? surnameOf(n) : word(secret, n))) found.add(secret);
    const number = (NUMBERS as Partial<Record<Secret, number>>)[secret];
    if (number !== undefined && values.has(number)) found.add(secret);
  }
  if (text.includes(fileIdOf(n, 'photo'))) found.add('photo');
  if (text.includes(fileIdOf(n, 'transcript'))) found.add('transcript file');
  if (values.has('both')) found.add('hand');
  const birthdate = rows.athletes[n]?.birthdate;
  if (birthdate && text.includes(birthdate)) found.add('birthdate');
  const others = rows.athletes.flatMap(({ userId }, other) =>
    other === n ? [] : [userId, fileIdOf(other, 'photo'), fileIdOf(other, 'transcript')],
  );
  const words = [...text.matchAll(/zz[a-z]+(\d+)zz/g)].map(([, number]) => Number(number));
  const isStrange = others.some((id) => text.includes(id)) || words.some((number) => number !== n);
  if (isStrange) found.add('stranger');
  return found;
}

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

function idOf(kind: number, n: number): string {
  return `00${kind}0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

function momentIn(now: Date, microseconds: number): string {
  const total = BigInt(now.getTime()) * 1_000n + BigInt(microseconds);
  const milliseconds = new Date(Number(total / 1_000n)).toISOString().slice(0, -1);
  return `${milliseconds}${String(total % 1_000n).padStart(3, '0')}Z`;
}
