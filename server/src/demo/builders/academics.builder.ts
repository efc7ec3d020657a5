/** Grades, college tests of those old enough to have sat one, and the address of a transcript. */
import { LIMITS } from '@faircourt/contracts/limits';
import { soonAfter } from '../calendar.ts';
import { DEMO_DOMAIN } from '../demo-accounts.ts';
import type { Random } from '../random.ts';
import type { DemoBuild } from './demo-build.ts';

export interface Academics {
  readonly gpa: number;
  readonly sat: number | null;
  readonly act: number | null;
  readonly transcript_url: string | null;
  readonly recordedAt: Date;
}

interface AcademicsOf {
  readonly athleteId: string;
  readonly joinedAt: Date;
  readonly age: number;
  /** The share of athletes from 16 on who have sat an American test. */
  readonly collegeTests: number;
  readonly hasTranscript: boolean;
}

export function addAcademics(build: DemoBuild, random: Random, of: AcademicsOf): Academics {
  const recordedAt = soonAfter(random, of.joinedAt, build.now, 20);
  const gpa = Math.round(Math.min(4, random.normal(3.2, 0.42)) * 100) / 100;
  const hasTests = of.age >= 16 && random.chance(of.collegeTests);
  // Better grades go with better scores, loosely.
  const sat = Math.round(random.normal(700 + gpa * 125, 80) / 10) * 10;
  const act = Math.round(random.normal(4 + gpa * 5.6, 2));
  const takesAct = random.chance(0.35);
  const facts = {
    gpa,
    sat: hasTests && !takesAct ? clamp(sat, LIMITS.sat) : null,
    act: hasTests && takesAct ? clamp(act, LIMITS.act) : null,
    transcript_url: of.hasTranscript
      ? `https://records.${DEMO_DOMAIN}/transcripts/${random.text('abcdefghjkmnpqrstuvwxyz23456789', 20)}.pdf`
      : null,
  };
  build.rows.academics.push({ athlete_id: of.athleteId, ...facts, created_at: recordedAt });
  return { ...facts, recordedAt };
}

function clamp(value: number, limits: { readonly min: number; readonly max: number }): number {
  return Math.min(limits.max, Math.max(limits.min, value));
}
