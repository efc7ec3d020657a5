import type { ConsentList } from '@faircourt/contracts/consent-signing';
import { useId } from 'react';
import { useFamily } from '../../domain/family.query.ts';
import { LevelNeeded } from '../../domain/guardianship/level-needed.tsx';
import { recommendedMissing } from '../../domain/releases/recommended.ts';
import { useText } from '../../i18n/use-text.ts';
import { isAskedFor, isNeeded, isOptional } from './asked-forms.ts';
import { FormCard } from './form-card.tsx';
import { SignTogether } from './sign-together.tsx';

export type FormsOfAthlete = ConsentList['athletes'][number];

/** All forms of one athlete. */
export function AthleteForms({ athlete }: { athlete: FormsOfAthlete }) {
  const t = useText();
  const titleId = useId();
  const { data: family } = useFamily(athlete.can_sign);
  const inFamily = family?.athletes.find(({ id }) => id === athlete.id);
  // What an approval waits for is no longer optional; the road counts in the same way.
  const waitedFor = new Set(
    inFamily?.switches.flatMap(({ is_approved, missing_consents }) => (is_approved ? missing_consents : [])),
  );
  const unsigned = athlete.forms.filter(({ kind, signatures }) => isNeeded(kind) && signatures.length === 0);
  const optional = unsigned.filter(({ kind }) => isOptional(kind, waitedFor)).length;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl break-words">
          {athlete.name}
        </h2>
        <p className="text-muted">
          {athlete.can_sign
            ? [
                t('consent.needed_count', { count: unsigned.length - optional }),
                ...(optional > 0 ? [t('consent.optional_count', { count: optional })] : []),
              ].join(' · ')
            : t('consent.cannot_sign')}
        </p>
      </div>
      {athlete.can_sign && inFamily && <LevelNeeded athlete={inFamily} act="sign" />}
      <SignTogether
        athlete={athlete}
        forms={athlete.forms.filter(isAskedFor)}
        canRelease={inFamily !== undefined && recommendedMissing(inFamily).length > 0}
      />
      <ul className="flex flex-col gap-4">
        {athlete.forms.map((form) => (
          <li key={form.kind}>
            <FormCard athlete={athlete} form={form} isOptional={isOptional(form.kind, waitedFor)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
