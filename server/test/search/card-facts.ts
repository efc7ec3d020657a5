/** What the athletes of a generated scenario show on cards, beside the decisions that test/access generates. */
import { DAY_MS } from '@faircourt/contracts/time';
import { DOMINANT_HANDS, POSITIONS } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import type { ScenarioRows } from '../access/scenario-rows.ts';
import { inTransaction, type Database } from '../../src/platform/database/database.ts';

const GIVEN = ['José', 'Zoë', 'Maria', 'Mario', 'Bartholomew', 'Ana', 'D’Angelo', 'Anna-Lena', 'Bjørn'];
const FAMILY = [
  'Okonkwo',
  'O’Neal',
  'Silva',
  'Silver',
  'da Silva',
  'Łukaszewicz',
  'Ng',
  'Konstantinidis',
  'Peña',
];

export const cardFactsArbitrary = fc.record({
  given: fc.constantFrom(...GIVEN),
  family: fc.option(fc.constantFrom(...FAMILY), { freq: 9 }),
  avatar_url: fc.option(fc.constant('/api/files/0190a0a0-0000-7000-8000-00000000f11e')),
  city: fc.option(fc.constantFrom('São Paulo', 'Austin')),
  school_name: fc.option(fc.constantFrom('North "High"', 'Lycée Sud')),
  primary_position: fc.option(fc.constantFrom(...POSITIONS), { freq: 6 }),
  secondary_position: fc.option(fc.constantFrom(...POSITIONS)),
  height_cm: fc.option(fc.constantFrom(180, 185.5, 190, 200.1, 213), { freq: 6 }),
  grad_year: fc.option(fc.constantFrom(2026, 2027, 2028), { freq: 6 }),
  dominant_hand: fc.option(fc.constantFrom(...DOMINANT_HANDS), { freq: 6 }),
  wingspan_cm: fc.option(fc.constantFrom(190, 200.5, 215), { freq: 6 }),
  gpa: fc.option(fc.constantFrom(2.5, 3, 3.51, 4), { freq: 6 }),
  /** Days before the scenario's now. */
  updated: fc.constantFrom(0, 1, 1, 40),
  videos: fc.constantFrom('none' as const, 'public' as const, 'own mark' as const, 'other' as const),
});
export type CardFacts = typeof cardFactsArbitrary extends fc.Arbitrary<infer Value> ? Value : never;

export function fullName({ given, family }: CardFacts): string {
  return family === null ? given : `${given} ${family}`;
}

/** The trigger that stamps updates must stand aside, so that the facts choose the moment: done by the test's owner. */
export async function storeCardFacts(
  db: Database,
  rows: ScenarioRows,
  facts: readonly CardFacts[],
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [n, athlete] of rows.athletes.entries()) {
      const fact = facts[n];
      if (!fact) throw new Error('every athlete has facts');
      await trx
        .updateTable('users')
        .set({ name: fullName(fact), avatar_url: fact.avatar_url })
        .where('id', '=', athlete.userId)
        .execute();
      const { primary_position, secondary_position, height_cm, grad_year, dominant_hand, city, school_name } =
        fact;
      await trx
        .updateTable('athletes')
        .set({
          ...{ primary_position, secondary_position, height_cm, grad_year, dominant_hand, city, school_name },
          wingspan_cm: fact.wingspan_cm,
          updated_at: updatedAt(fact, now),
        })
        .where('id', '=', athlete.id)
        .execute();
      await trx.insertInto('academics').values({ athlete_id: athlete.id, gpa: fact.gpa }).execute();
      if (fact.videos !== 'none') {
        await trx
          .insertInto('videos')
          .values({
            athlete_id: athlete.id,
            title: 'Tape',
            url: 'https://example.test/tape',
            is_public: fact.videos !== 'other',
            public_by: markedBy(fact, athlete.userId, rows, athlete.id),
          })
          .execute();
      }
    }
  });
}

/** Of a public video: by somebody with a link to the athlete, whether or not it counts, or by the athlete. */
export function markedBy(
  { videos }: CardFacts,
  athleteUserId: string,
  rows: ScenarioRows,
  athleteId: string,
): string | null {
  if (videos === 'own mark') return athleteUserId;
  if (videos !== 'public') return null;
  return rows.links.find((link) => link.athleteId === athleteId)?.guardianUserId ?? null;
}

export function updatedAt(fact: CardFacts, now: Date): Date {
  return new Date(now.getTime() - fact.updated * DAY_MS);
}
