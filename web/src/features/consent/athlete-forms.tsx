import type { ConsentList } from '@faircourt/contracts/consent-signing';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useFamily } from '../../domain/family.query.ts';
import { LevelNeeded } from '../../domain/guardianship/level-needed.tsx';
import { isReleaseNext } from '../../domain/road/step-place.ts';
import { useText } from '../../i18n/use-text.ts';
import { releasesPath } from '../../shell/paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { useStill } from '../../ui/use-still.ts';
import { isAskedFor, isNeeded, isOptional, waitedForBy } from './asked-forms.ts';
import { FormCard } from './form-card.tsx';
import { SignTogether } from './sign-together.tsx';

export type FormsOfAthlete = ConsentList['athletes'][number];

/** All forms of one athlete. */
export function AthleteForms({ athlete: current }: { athlete: FormsOfAthlete }) {
  const t = useText();
  const titleId = useId();
  const [sittings, setSittings] = useState(0);
  const [isSigning, setIsSigning] = useState(false);
  const athlete = useStill(current, isSigning);
  const family = useStill(useFamily(current.can_sign).data, isSigning);
  const inFamily = family?.athletes.find(({ id }) => id === athlete.id);
  const road = family?.roads.find(({ athlete_id: id }) => id === athlete.id);
  // What an approval waits for is no longer optional; the road counts in the same way.
  const waitedFor = waitedForBy(inFamily?.switches ?? []);
  const unsigned = athlete.forms.filter(({ kind, signatures }) => isNeeded(kind) && signatures.length === 0);
  const needed = unsigned.filter(({ kind }) => !isOptional(kind, waitedFor)).length;
  const optional = athlete.forms.filter(
    ({ kind, signatures }) => signatures.length === 0 && isOptional(kind, waitedFor),
  ).length;
  const asked = athlete.forms.filter(isAskedFor);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-xl break-words">
          {athlete.name}
        </h2>
        <p className="text-muted">
          {athlete.can_sign
            ? [
                t('consent.needed_count', { count: needed }),
                ...(optional > 0 ? [t('consent.optional_count', { count: optional })] : []),
              ].join(' · ')
            : t('consent.cannot_sign')}
        </p>
      </div>
      {athlete.can_sign && inFamily && <LevelNeeded athlete={inFamily} act="sign" />}
      {athlete.can_sign && needed === 0 && isReleaseNext(road) && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-court-soft px-4 py-3">
          <span className="min-w-0 flex-1 basis-60">{t('consent.next', { athlete: athlete.name })}</span>
          <Link to={releasesPath(athlete.id)} className={buttonClasses({ className: 'max-sm:w-full' })}>
            {t('road.todo.release')}
            <ArrowRight aria-hidden />
          </Link>
        </p>
      )}
      <SignTogether
        athlete={athlete}
        forms={asked}
        waitedFor={waitedFor}
        inFamily={inFamily}
        onSigning={setIsSigning}
        onSigned={() => setSittings(sittings + 1)}
      />
      {/* After a sitting the cards start again, as short as signed ones are. */}
      <ul key={sittings} className="flex flex-col gap-4">
        {athlete.forms.map((form) => (
          <li key={form.kind}>
            <FormCard
              athlete={athlete}
              form={form}
              waitedFor={waitedFor}
              isSignedTogether={asked.length > 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
