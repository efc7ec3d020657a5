import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Whom an answer to one coach can reach: their institution, or every verified college. */
const ANSWERS = ['institution', 'verified_colleges'] as const;
export type AudienceAnswer = (typeof ANSWERS)[number];

type AudienceChoiceProps = {
  institution: string;
  value: AudienceAnswer;
  onChange: (value: AudienceAnswer) => void;
};

export function AudienceChoice({ institution, value, onChange }: AudienceChoiceProps) {
  const t = useText();
  const group = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('requests.audience')}</legend>
      {ANSWERS.map((answer) => (
        <label
          key={answer}
          htmlFor={`${group}-${answer}`}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-line-strong/60 bg-surface px-4 py-3 has-checked:border-court has-checked:bg-court-soft has-focus-visible:outline-2 has-focus-visible:outline-court"
        >
          <input
            id={`${group}-${answer}`}
            type="radio"
            name={group}
            value={answer}
            checked={answer === value}
            onChange={() => onChange(answer)}
            aria-labelledby={`${group}-${answer}-name`}
            aria-describedby={`${group}-${answer}-hint`}
            className="mt-1 size-4 shrink-0 accent-court outline-none"
          />
          <span className="min-w-0">
            <span id={`${group}-${answer}-name`} className="block font-medium break-words">
              {t(`requests.audience.${answer}`, { institution })}
            </span>
            <span id={`${group}-${answer}-hint`} className="block text-sm text-muted">
              {t(`requests.audience.${answer}.hint`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
