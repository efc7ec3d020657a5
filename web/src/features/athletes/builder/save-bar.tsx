/** The submit button of a form, always in reach: with what is unsaved, and how complete the profile is. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { CircleCheck, CircleDot } from 'lucide-react';
import { use, useId } from 'react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { typedFields } from '../../../shell/drafts/form-draft.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { keepClearOf } from '../../../ui/bottom-bar.ts';
import { Button } from '../../../ui/button.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { useMatches } from '../../../ui/use-matches.ts';
import { BadgeWarning } from './badges/badge-warning.tsx';
import { UnsavedElsewhereContext } from './unsaved-tabs.ts';
import type { BuilderForm } from './use-builder-form.ts';

type SaveBarProps<Values extends FieldValues, Body> = {
  builder: BuilderForm<Values, Body>;
  label: string;
  profile: OwnProfile;
  nameOf: (field: Path<Values>) => string;
};

/**
 * Sticks to the lower edge of the window. On a screen as low as that of a phone held sideways, or of one whose keyboard
 * takes its height, it would cover the field in use: there it stays at the end of the form.
 */
export function SaveBar<Values extends FieldValues, Body>({
  builder,
  label,
  profile,
  nameOf,
}: SaveBarProps<Values, Body>) {
  const t = useText();
  const stateId = useId();
  const warningId = useId();
  const { isSubmitting } = builder.form.formState;
  const unsaved = useUnsavedNames(builder, nameOf);
  return (
    <div
      ref={keepClearOf}
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-5 -mb-5 rounded-b-lg border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6 [@media(max-height:30rem)]:static"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BadgeWarning id={warningId} builder={builder} />
        <Button
          type="submit"
          isBusy={isSubmitting}
          busyText={t('profile.form.busy')}
          aria-describedby={`${stateId} ${warningId}`}
          className="shrink-0"
        >
          {label}
        </Button>
        <div className="flex min-w-0 flex-1 basis-32 flex-wrap gap-x-3 text-sm sm:block">
          <p id={stateId} className="min-h-5 text-muted sm:line-clamp-2">
            {!isSubmitting && <SaveState unsaved={unsaved} hasProfile={profile.athlete !== null} />}
          </p>
          <CompletenessLine percent={profile.completeness.percent} />
        </div>
      </div>
    </div>
  );
}

/** Beside the button of a phone there is room for two names, and a list that is cut off says less than a count. */
const NAMED_ON_PHONE = 2;

function SaveState({ unsaved, hasProfile }: { unsaved: readonly string[]; hasProfile: boolean }) {
  const t = useText();
  const format = useFormat();
  const elsewhere = use(UnsavedElsewhereContext);
  const isWide = useMatches('(min-width: 40rem)');
  const [first = '', ...others] = unsaved;
  if (unsaved.length > 0) {
    return (
      <Unsaved>
        {isWide || unsaved.length <= NAMED_ON_PHONE
          ? t('profile.bar.unsaved', { fields: unsaved.join(', ') })
          : t('profile.bar.unsaved_more', { field: first, count: others.length })}
      </Unsaved>
    );
  }
  if (elsewhere.length > 0) {
    return (
      <Unsaved>
        {t('profile.bar.unsaved_in', { tabs: format.list(elsewhere.map((tab) => t(`profile.tab.${tab}`))) })}
      </Unsaved>
    );
  }
  if (!hasProfile) return null;
  return (
    <>
      <CircleCheck aria-hidden className="mr-1.5 inline size-4 align-text-bottom text-verified" />
      {t('profile.bar.saved')}
    </>
  );
}

function Unsaved({ children }: { children: React.ReactNode }) {
  return (
    <span className="text-ink">
      <CircleDot aria-hidden className="mr-1.5 inline size-4 align-text-bottom text-ball" />
      {children}
    </span>
  );
}

function CompletenessLine({ percent }: { percent: number }) {
  const t = useText();
  const words = t('profile.bar.complete', { percent });
  return (
    <div className="flex items-center gap-3 sm:mt-1">
      <Meter
        label={t('profile.completeness.title')}
        value={percent}
        valueText={words}
        className="h-1.5 max-w-40 max-sm:hidden"
      />
      <p className="shrink-0 text-muted tabular-nums">{words}</p>
    </div>
  );
}

/** A unit in brackets says nothing here. */
function useUnsavedNames<Values extends FieldValues, Body>(
  { form }: BuilderForm<Values, Body>,
  nameOf: (field: Path<Values>) => string,
): string[] {
  // A form without a chosen field gives all of its values.
  const values = useWatch({ control: form.control }) as Values;
  const { defaultValues } = form.formState;
  return typedFields(values, defaultValues ?? {}).map((field) => nameOf(field).replace(/ \(.*\)$/, ''));
}
