import { GUARDIANSHIP_EVIDENCE, type GuardianshipEvidence } from '@faircourt/contracts/vocabulary';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';

type EvidenceChoiceProps = {
  value: GuardianshipEvidence;
  onChange: (value: GuardianshipEvidence) => void;
};

/** The ways to show it. Families differ: nobody has to have a paper at hand. */
export function EvidenceChoice({ value, onChange }: EvidenceChoiceProps) {
  const t = useText();
  const group = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('guardianship.evidence')}</legend>
      {GUARDIANSHIP_EVIDENCE.map((kind) => (
        <label
          key={kind}
          htmlFor={`${group}-${kind}`}
          className="flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-line-strong/60 bg-surface px-4 py-3 has-checked:border-court has-checked:bg-court-soft has-focus-visible:outline-2 has-focus-visible:outline-court"
        >
          <input
            id={`${group}-${kind}`}
            type="radio"
            name={group}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
            aria-labelledby={`${group}-${kind}-name`}
            aria-describedby={`${group}-${kind}-hint`}
            className="mt-1 size-4 shrink-0 accent-court outline-none"
          />
          <span className="min-w-0">
            <span id={`${group}-${kind}-name`} className="block font-medium">
              {t(`guardianship.evidence.${kind}`)}
            </span>
            <span id={`${group}-${kind}-hint`} className="block text-sm text-muted">
              {t(`guardianship.evidence.${kind}.hint`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
