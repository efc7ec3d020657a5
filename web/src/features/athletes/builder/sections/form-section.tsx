/** A part of a form under a heading that folds it, with a tick once nothing is missing. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { ChevronDown, CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { use, useId, type ReactNode } from 'react';
import { useFormState, useWatch, type FieldValues } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { cn } from '../../../../ui/class-names.ts';
import { useIsDrawn } from '../../../../ui/use-draw-later.ts';
import type { AcademicsFields } from '../academics-values.ts';
import type { ProfileFieldsProps } from '../basics-fields.tsx';
import type { AcademicsFieldsProps } from '../core-courses.tsx';
import type { ProfileValues } from '../profile-values.ts';
import type { BuilderForm } from '../use-builder-form.ts';
import {
  missingInAcademics,
  missingInProfile,
  sectionsWith,
  type AcademicsSectionId,
  type ProfileSectionId,
  type SectionId,
} from './section-list.ts';
import { SectionsContext } from './use-sections.ts';

type Around = { profile: OwnProfile; children: ReactNode };

export function ProfileSection({
  builder,
  id,
  profile,
  children,
}: ProfileFieldsProps & Around & { id: ProfileSectionId }) {
  // A form without a chosen field gives all of its values.
  const values = useWatch({ control: builder.form.control }) as ProfileValues;
  return (
    <FormSection id={id} missing={missingInProfile(id, values, profile)} hasError={useHasError(builder, id)}>
      {children}
    </FormSection>
  );
}

export function AcademicsSection({
  builder,
  id,
  profile,
  children,
}: AcademicsFieldsProps & Around & { id: AcademicsSectionId }) {
  // As above.
  const values = useWatch({ control: builder.form.control }) as AcademicsFields;
  return (
    <FormSection
      id={id}
      missing={missingInAcademics(id, values, profile)}
      hasError={useHasError(builder, id)}
    >
      {children}
    </FormSection>
  );
}

function useHasError<Values extends FieldValues, Body>(
  builder: BuilderForm<Values, Body>,
  id: SectionId,
): boolean {
  const { errors } = useFormState({ control: builder.form.control });
  return sectionsWith(Object.keys(errors)).includes(id);
}

type FormSectionProps = { id: SectionId; missing: number | null; hasError: boolean; children: ReactNode };

function FormSection({ id, missing, hasError, children }: FormSectionProps) {
  const t = useText();
  const contentId = useId();
  const { openOnes, toggle } = use(SectionsContext);
  const isOpen = openOnes.has(id);
  const isDrawn = useIsDrawn();
  return (
    <div className="border-t border-line first:border-t-0">
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={contentId}
          className="-mx-2 flex min-h-13 w-[calc(100%+1rem)] items-center gap-3 rounded-sm px-2 text-left hover:bg-ink/4"
          onClick={() => toggle(id)}
        >
          <Mark missing={missing} hasError={hasError} />
          <span className="min-w-0 flex-1 font-semibold">{t(`profile.section.${id}`)}</span>
          <span className={cn('font-sans text-sm font-normal', hasError ? 'text-stop' : 'text-muted')}>
            <State missing={missing} hasError={hasError} />
          </span>
          <ChevronDown aria-hidden className={cn('size-5 shrink-0 text-muted', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={contentId} hidden={!isOpen} className="pt-2 pb-6">
        {(isOpen || isDrawn) && children}
      </div>
    </div>
  );
}

function Mark({ missing, hasError }: { missing: number | null; hasError: boolean }) {
  if (hasError) return <CircleAlert aria-hidden className="size-5 shrink-0 text-stop" />;
  if (missing === 0) return <CircleCheck aria-hidden className="size-5 shrink-0 text-verified" />;
  return <CircleDashed aria-hidden className="size-5 shrink-0 text-muted" />;
}

function State({ missing, hasError }: { missing: number | null; hasError: boolean }): ReactNode {
  const t = useText();
  if (hasError) return t('profile.section.check');
  if (missing === null) return t('profile.section.optional');
  if (missing > 0) return t('profile.section.missing', { count: missing });
  return <span className="sr-only">{t('profile.section.complete')}</span>;
}
