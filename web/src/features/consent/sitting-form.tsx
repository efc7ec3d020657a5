import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { isNeededToShow } from './asked-forms.ts';
import { FormText, hasSummary } from './form-text.tsx';
import { sittingAnchor } from './sitting-progress.tsx';

type SittingFormProps = {
  form: ConsentForm;
  place: { number: number; of: number };
  isTicked: boolean;
  onToggle: () => void;
};

/**
 * One form of a sitting. Each is free to sign, and its box comes after its text: a needed one is left out with it, an
 * optional one added.
 */
export function SittingForm({ form, place, isTicked, onToggle }: SittingFormProps) {
  const t = useText();
  const titleId = useId();
  const { title, id } = form.document;
  const isNeeded = isNeededToShow(form);
  return (
    <section
      id={sittingAnchor(id)}
      aria-labelledby={titleId}
      className="flex scroll-mt-14 flex-col gap-4 border-t border-line pt-5"
    >
      <div>
        <p className="text-sm text-muted">{t('consent.together.place', place)}</p>
        <h3 id={titleId} tabIndex={-1} className="text-lg break-words outline-none">
          {title}
        </h3>
      </div>
      <FormText form={form} isFolded />
      <Checkbox
        label={t(isNeeded ? 'consent.together.leave_out' : 'consent.together.tick', { form: title })}
        {...(isNeeded
          ? { description: t('consent.together.needed') }
          : hasSummary(form)
            ? {}
            : { description: t(`consent.purpose.${form.kind}`) })}
        className="rounded-md border border-line bg-sunken px-4 py-3"
        checked={isTicked}
        onChange={onToggle}
      />
    </section>
  );
}
