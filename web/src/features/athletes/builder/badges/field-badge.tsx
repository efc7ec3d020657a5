/** Beside a field whose value a director has checked: that it is verified, and once it is changed, what a save would cost. */
import type { BadgeInEffect } from '@faircourt/contracts/athletes';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import type { BuilderForm } from '../use-builder-form.ts';
import { useBadgeWords } from './badge-words.ts';

/** `mark` goes beside the label, `note` into the hint. A season has one badge for all of its fields and says so once. */
export function useFieldBadge<Values extends FieldValues, Body>(
  builder: BuilderForm<Values, Body>,
  name: Path<Values>,
  label: string,
): { mark: ReactNode; note: ReactNode } {
  // Renders again as the form changes; what is compared is the body of all of it.
  const value: unknown = useWatch({ control: builder.form.control, name });
  const badge = builder.badges.find(
    ({ fact_group, ends_with }) => fact_group !== 'season' && ends_with.includes(name),
  );
  if (!badge) return { mark: null, note: null };
  const isChanged = builder.changedNow().includes(name);
  if (isChanged) return { mark: null, note: <ChangedNote badge={badge} label={label} /> };
  return { mark: isEmpty(value) ? null : <VerifiedMark />, note: null };
}

/** A badge covers a group: where nothing was typed, nothing was checked. */
function isEmpty(value: unknown): boolean {
  return (
    value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  );
}

function VerifiedMark() {
  const t = useText();
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-sm text-verified">
      <BadgeCheck aria-hidden className="size-4" />
      {t('athlete.verified')}
    </span>
  );
}

/** A unit in brackets says nothing here. */
function ChangedNote({ badge, label }: { badge: BadgeInEffect; label: string }) {
  const t = useText();
  const words = useBadgeWords()(badge);
  return (
    <span className="block text-caution">
      {t('profile.badge.changed', { field: label.replace(/ \(.*\)$/, ''), ...words })}
    </span>
  );
}
