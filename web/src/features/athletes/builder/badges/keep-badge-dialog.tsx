import { useText } from '../../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import type { BadgeAtStake } from './at-stake.ts';
import { useBadgeWords } from './badge-words.ts';
import type { KeptBadges } from './use-kept-badges.ts';

type KeepBadgeDialogProps<Field extends string> = {
  kept: KeptBadges;
  nameOf: (field: Field) => string;
  seasonLabel?: string;
};

/** Asks before a save that ends a badge. Escape and Back lead to the form again and change nothing. */
export function KeepBadgeDialog<Field extends string>({
  kept: { asked, keep, saveAnyway, close },
  nameOf,
  seasonLabel,
}: KeepBadgeDialogProps<Field>) {
  const t = useText();
  const badgeWords = useBadgeWords(seasonLabel);
  const count = asked.flatMap(({ fields }) => fields).length;
  const sentence = ({ badge, fields }: BadgeAtStake) =>
    t('profile.badge.ask.text', {
      ...badgeWords(badge),
      // The server names fields of this very form.
      fields: fields.map((field) => nameOf(field as Field).replace(/ \(.*\)$/, '')).join(', '),
    });
  return (
    <ConfirmDialog
      isOpen={asked.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={t('profile.badge.ask.title', { count: asked.length })}
      description={
        <>
          {asked.map((one) => (
            <span key={one.badge.fact_group} className="mb-2 block">
              {sentence(one)}
            </span>
          ))}
        </>
      }
      cancelLabel={t('profile.badge.keep', { count })}
      onCancel={keep}
      confirmLabel={t('profile.badge.give_up', { count: asked.length })}
      onConfirm={saveAnyway}
    />
  );
}
