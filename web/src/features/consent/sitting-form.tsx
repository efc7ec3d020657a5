import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { isNeededToShow } from './asked-forms.ts';
import { FormText, hasSummary } from './form-text.tsx';
import { sittingAnchor } from './sitting-progress.tsx';

type SittingFormProps = {
  form: ConsentForm;
  isNeeded: boolean;
  /** What of it is approved already. */
  neededFor: string | null;
  isTicked: boolean;
  onToggle: () => void;
};

/**
 * One form of a sitting. The needed ones have no box: a box means one thing here, that a form is signed too. Who wants
 * to sign only one of them does so on its own card.
 */
export function SittingForm({ form, isNeeded, neededFor, isTicked, onToggle }: SittingFormProps) {
  const t = useText();
  const titleId = useId();
  const { title, id } = form.document;
  return (
    <section
      id={sittingAnchor(id)}
      aria-labelledby={titleId}
      className="flex scroll-mt-14 flex-col gap-4 border-t border-line pt-5"
    >
      <h3 id={titleId} tabIndex={-1} className="text-lg break-words outline-none">
        {title}
      </h3>
      <FormText form={form} isFolded />
      {isNeeded ? (
        <p className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">
          {isNeededToShow(form)
            ? t('consent.together.needed')
            : `${neededFor ?? t(`consent.purpose.${form.kind}`)} ${t('consent.together.covered')}`}
        </p>
      ) : (
        <Checkbox
          label={t('consent.together.tick', { form: title })}
          {...(hasSummary(form) ? {} : { description: t(`consent.purpose.${form.kind}`) })}
          className="rounded-md border border-line bg-sunken px-4 py-3"
          checked={isTicked}
          onChange={onToggle}
        />
      )}
    </section>
  );
}
