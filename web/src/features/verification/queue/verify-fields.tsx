import { METHOD_MAX, type VerificationItem } from '@faircourt/contracts/verification';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { useState } from 'react';
import type { MessageId } from '../../../i18n/messages.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { lastDayAfter } from './last-day.ts';
import type { DecisionDraft } from './decision-draft.ts';
import { FoundFields } from './found-fields.tsx';
import { TextSuggestions } from './text-suggestions.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';

const SUGGESTIONS: Record<FactGroup, readonly MessageId[]> = {
  measurements: ['item.method.measured', 'item.method.combine', 'item.method.protocol'],
  academics: ['item.method.report', 'item.method.school_call', 'item.method.score_report'],
  transcript: ['item.method.school_copy', 'item.method.school_call'],
  season: ['item.method.league_page', 'item.method.score_sheets'],
  school: ['item.method.school_page', 'item.method.school_letter', 'item.method.school_call'],
  guardianship: [
    'item.method.document',
    'item.method.school_word',
    'item.method.club_word',
    'item.method.video_call',
  ],
  age: ['item.method.document'],
  institution: ['item.method.staff_page', 'item.method.office_call', 'item.method.work_email'],
};

type VerifyFieldsProps = {
  item: VerificationItem;
  draft: DecisionDraft;
  onChange: (changed: Partial<DecisionDraft>) => void;
  /** Somebody has tried to send it: what is missing is said. */
  isChecked: boolean;
};

/** How it was checked, which everybody reads who presses the badge; and what was found if it was something else. */
export function VerifyFields({ item, draft, onChange, isChecked }: VerifyFieldsProps) {
  const t = useText();
  const format = useFormat();
  const now = new Date(useNow());
  const { method, isOther } = draft;
  // Not those of a draft that is opened again.
  const [isJustChosen, setIsJustChosen] = useState(false);
  const isGuardianship = item.fact_group === 'guardianship';
  // Neither has a badge on a page.
  const isKeptInside = isGuardianship || item.fact_group === 'age';
  const error =
    method.trim().length > METHOD_MAX
      ? t('field_error.max_length', { max: METHOD_MAX })
      : isChecked && method.trim() === ''
        ? t('field_error.required')
        : undefined;
  return (
    <>
      <div className="flex flex-col gap-3 xl:gap-2">
        <Field
          label={t('item.method')}
          hint={t(isKeptInside ? 'item.method.hint.guardianship' : 'item.method.hint')}
          error={error}
          isRequired
        >
          <Input
            value={method}
            autoComplete="off"
            onChange={({ target }) => onChange({ method: target.value })}
          />
        </Field>
        <TextSuggestions
          legend={t('item.method.suggestions')}
          suggestions={SUGGESTIONS[item.fact_group]}
          onChoose={(suggestion) => onChange({ method: t(suggestion) })}
        />
      </div>
      {item.can_offer_values && (
        <>
          <Checkbox
            label={t(item.fact_group === 'measurements' ? 'item.other.measured' : 'item.other.read')}
            description={t('item.other.text')}
            checked={isOther}
            onChange={({ target }) => {
              setIsJustChosen(target.checked);
              onChange({ isOther: target.checked });
            }}
          />
          {isOther && (
            <FoundFields
              item={item}
              draft={draft}
              onChange={onChange}
              isChecked={isChecked}
              isShownNow={isJustChosen}
            />
          )}
        </>
      )}
      {!isOther && (
        <p className="text-sm text-muted">
          {item.fact_group === 'age' && t('item.age.valid')}
          {isGuardianship &&
            t('item.guardian.valid_until', { date: format.day(lastDayAfter(now, item.valid_months)) })}
          {!isKeptInside && t('item.valid_months', { months: item.valid_months })}
        </p>
      )}
    </>
  );
}
