/** Core courses: rows that can be added and removed, saved together with the rest of the academics. */
import type { AcademicsValues } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import { BookOpen, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { AcademicsFields } from './academics-values.ts';
import { useFieldBadge } from './badges/field-badge.tsx';
import { TextField } from './form-fields.tsx';
import type { BuilderForm } from './use-builder-form.ts';

export type AcademicsFieldsProps = { builder: BuilderForm<AcademicsFields, AcademicsValues> };

export function CoreCourses({ builder }: AcademicsFieldsProps) {
  const t = useText();
  const courses = useFieldArray({ control: builder.form.control, name: 'core_courses' });
  const { mark, note } = useFieldBadge(builder, 'core_courses', t('academics.courses'));
  const isFull = courses.fields.length >= LIMITS.coreCoursesMax;
  return (
    <fieldset aria-label={t('academics.courses')}>
      {mark}
      <p className="text-sm text-muted">{note ?? t('academics.courses.hint')}</p>
      <ul className="mt-4 flex flex-col gap-4">
        {courses.fields.map((course, index) => (
          <li key={course.id}>
            <fieldset
              aria-label={t('academics.courses.row', { number: index + 1 })}
              className="grid grid-cols-[1fr_5.5rem_auto] items-start gap-x-3"
            >
              <TextField
                builder={builder}
                name={`core_courses.${index}.title`}
                label={t('academics.courses.title')}
              />
              <TextField
                builder={builder}
                name={`core_courses.${index}.grade`}
                label={t('academics.courses.grade')}
              />
              <IconButton
                label={t('academics.courses.remove', { number: index + 1 })}
                className="mt-6.5"
                onClick={() => courses.remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ul>
      {courses.fields.length === 0 && (
        <EmptyState icon={BookOpen} title={t('academics.courses.empty')} className="py-4" />
      )}
      {isFull ? (
        <p className="mt-4 text-sm text-muted">
          {t('academics.courses.full', { max: LIMITS.coreCoursesMax })}
        </p>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          icon={<Plus aria-hidden />}
          onClick={() => courses.append({ title: '', grade: '' })}
        >
          {t('academics.courses.add')}
        </Button>
      )}
    </fieldset>
  );
}
