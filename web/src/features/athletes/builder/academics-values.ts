/** The fields of the Academics tab: how saved academics fill them, and the call that they make. */
import type { Academics } from '@faircourt/contracts/athletes';
import { numberOf, orNull, textOf } from './typed-values.ts';

export interface AcademicsFields {
  gpa: string;
  sat: string;
  act: string;
  transcript_url: string;
  core_courses: { title: string; grade: string }[];
}

export function academicsValues(academics: Academics | null): AcademicsFields {
  return {
    gpa: textOf(academics?.gpa),
    sat: textOf(academics?.sat),
    act: textOf(academics?.act),
    transcript_url: textOf(academics?.transcript_url),
    core_courses: (academics?.core_courses ?? []).map(({ title, grade }) => ({ title, grade: grade ?? '' })),
  };
}

/** The body before the contract has checked it. */
export function academicsBody(values: AcademicsFields): Record<string, unknown> {
  return {
    gpa: numberOf(values.gpa),
    sat: numberOf(values.sat),
    act: numberOf(values.act),
    transcript_url: values.transcript_url.trim(),
    core_courses: values.core_courses.map(({ title, grade }) => ({ title, grade: orNull(grade) })),
  };
}

export function isAcademicsField(path: string): boolean {
  return /^(gpa|sat|act|transcript_url|core_courses\.\d+\.(title|grade))$/.test(path);
}
