// @vitest-environment happy-dom
import type { BadgeInEffect } from '@faircourt/contracts/athletes';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderHook } from '../../../../../test/render-hook.tsx';
import type { BuilderForm } from '../use-builder-form.ts';
import { useFieldBadge } from './field-badge.tsx';

type Grades = { gpa: string; sat_score: string };

const ACADEMICS: Pick<BadgeInEffect, 'fact_group' | 'ends_with'> = {
  fact_group: 'academics',
  ends_with: ['gpa', 'sat_score'],
};

function renderGrades(changed: string[] = []) {
  return renderHook(() => {
    const form = useForm<Grades>({ defaultValues: { gpa: '3.18', sat_score: '' } });
    const builder = { form, badges: [ACADEMICS], changedNow: () => changed };
    // Only these parts of it are asked for.
    const part = builder as unknown as BuilderForm<Grades, Grades>;
    return { gpa: useFieldBadge(part, 'gpa', 'GPA'), sat: useFieldBadge(part, 'sat_score', 'SAT Score') };
  });
}

test('a field is marked as verified where the badge covers something typed, and nowhere else', async () => {
  const { gpa, sat } = (await renderGrades()).value;
  expect(gpa.mark).not.toBeNull();
  expect(sat).toEqual({ mark: null, note: null });
});

test('an empty field that was changed still says what saving would cost', async () => {
  const { sat } = (await renderGrades(['sat_score'])).value;
  expect(sat.mark).toBeNull();
  expect(sat.note).not.toBeNull();
});
