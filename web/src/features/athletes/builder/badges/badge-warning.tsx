/** Beside the button that saves: which badges it would end. */
import { TriangleAlert } from 'lucide-react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import type { BuilderForm } from '../use-builder-form.ts';
import { badgesAtStake } from './at-stake.ts';
import { useBadgeWords } from './badge-words.ts';

type BadgeWarningProps<Values extends FieldValues, Body> = {
  id: string;
  builder: BuilderForm<Values, Body>;
  seasonLabel?: string;
};

/** Always on the page, so that a screen reader hears it appear. */
export function BadgeWarning<Values extends FieldValues, Body>({
  id,
  builder,
  seasonLabel,
}: BadgeWarningProps<Values, Body>) {
  const t = useText();
  const badgeWords = useBadgeWords(seasonLabel);
  useWatch({ control: builder.form.control });
  const atStake = badgesAtStake(builder.badges, builder.changedNow());
  const facts = atStake.map(({ badge }) => badgeWords(badge).fact).join(', ');
  return (
    <p id={id} aria-live="polite" className="basis-full text-sm text-caution empty:hidden">
      {atStake.length > 0 && (
        <>
          <TriangleAlert aria-hidden className="mr-1.5 inline size-4 align-text-bottom" />
          {t('profile.badge.bar', { facts, count: atStake.length })}
        </>
      )}
    </p>
  );
}
