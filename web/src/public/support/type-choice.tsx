/** What the message is about. Choosing "safety" shows at once, by CSS alone, what happens with such a report. */
import { SUPPORT_TYPES, type SupportType } from '@faircourt/contracts/vocabulary';
import { CircleHelp, CreditCard, GraduationCap, ShieldAlert, UserRound, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { SafetySteps } from './safety-steps.tsx';
import { FieldErrorSlot } from './support-field.tsx';

const ICONS: Record<SupportType, LucideIcon> = {
  general: CircleHelp,
  account: UserRound,
  billing: CreditCard,
  safety: ShieldAlert,
  'nil-consulting': GraduationCap,
};

const SAFETY_STEPS_ID = 'support-safety-steps';

export function TypeChoice() {
  const t = useText();
  return (
    <fieldset
      data-type-choice=""
      className="min-w-0 has-[[value=safety]:checked]:[&_[data-safety]]:block"
      aria-describedby="support-type-error"
    >
      <legend className="text-sm font-medium">{t('public.support.type.legend')}</legend>
      {/* Above: on a phone the tiles fill the screen, and the first of them takes the focus. */}
      <div className="mt-1.5">
        <FieldErrorSlot name="type" errors={{ required: t('public.support.type.required') }} />
      </div>
      <div className="mt-2 grid gap-2.5 sm:grid-cols-2">
        {SUPPORT_TYPES.map((type) => (
          <TypeOption key={type} type={type} />
        ))}
      </div>
      <div id={SAFETY_STEPS_ID} data-safety="" className="mt-4 hidden">
        <SafetySteps />
      </div>
    </fieldset>
  );
}

function TypeOption({ type }: { type: SupportType }) {
  const t = useText();
  const Icon = ICONS[type];
  const id = `support-type-${type}`;
  // Read out with the choice itself, before anything is sent.
  const described = type === 'safety' ? `${id}-text ${SAFETY_STEPS_ID}` : `${id}-text`;
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong/70 bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-court has-checked:bg-court-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-court sm:last:odd:col-span-2"
    >
      <input
        id={id}
        type="radio"
        name="type"
        value={type}
        required
        aria-labelledby={`${id}-title`}
        aria-describedby={described}
        className="mt-1 size-4 shrink-0 accent-court outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}-title`} className="flex items-start gap-2 font-medium">
          <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          {t(`public.support.type.${type}.title`)}
        </span>
        <span id={`${id}-text`} className="mt-0.5 block text-sm text-muted">
          {t(`public.support.type.${type}.text`)}
        </span>
      </span>
    </label>
  );
}
