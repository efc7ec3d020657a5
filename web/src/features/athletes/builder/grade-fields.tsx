/** GPA and test scores. The GPA says which scale it is on, because most athletes' schools use another one. */
import { LIMITS } from '@faircourt/contracts/limits';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import type { AcademicsFieldsProps } from './core-courses.tsx';
import { NumberField } from './form-fields.tsx';
import { stepAnchor } from './profile-steps.ts';

export function GradeFields({ builder }: AcademicsFieldsProps) {
  const t = useText();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-3">
        <div id={stepAnchor('gpa')}>
          <NumberField
            builder={builder}
            name="gpa"
            label={t('academics.gpa')}
            hint={t('academics.gpa.hint')}
            step={0.01}
            {...LIMITS.gpa}
          />
        </div>
        <NumberField builder={builder} name="sat" label={t('academics.sat')} {...LIMITS.sat} />
        <NumberField builder={builder} name="act" label={t('academics.act')} {...LIMITS.act} />
      </div>
      <OtherScale />
    </div>
  );
}

const PARTS = ['letters', 'numbers', 'unsure'] as const;

function OtherScale() {
  const t = useText();
  return (
    <details className="group rounded-md border border-line bg-sunken/50 px-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {t('academics.scale.title')}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <ul className="flex list-disc flex-col gap-2 pb-4 pl-5 text-muted">
        {PARTS.map((part) => (
          <li key={part}>{t(`academics.scale.${part}`)}</li>
        ))}
      </ul>
    </details>
  );
}
