/** Asked once before the recommended set is approved while a form for some of it is not signed. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { formNames } from '../../../domain/form-names.ts';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import type { recommendedUnsigned } from '../../../domain/releases/recommended.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';

type UnsignedQuestionProps = {
  athlete: FamilyAthlete;
  unsigned: ReturnType<typeof recommendedUnsigned>;
  isOpen: boolean;
  onClose: () => void;
  onSign: () => void;
  onWithout: () => void;
};

/** Half of the set may wait for a form: that is said before the press counts, and not afterwards. */
export function UnsignedQuestion({
  athlete,
  unsigned,
  isOpen,
  onClose,
  onSign,
  onWithout,
}: UnsignedQuestionProps) {
  const t = useText();
  const format = useFormat();
  const count = unsigned.forms.length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t('family.recommended.unsigned.title', { count })}
      description={t('family.recommended.unsigned.text', {
        count,
        forms: formNames(unsigned.forms, { t, format }),
        parts: format.list(
          unsigned.parts.map((group) => t(`family.seen_now.short.${namedGroup(group, athlete)}`)),
        ),
      })}
      cancelLabel={t('family.recommended.unsigned.sign', { count })}
      confirmLabel={t('family.recommended.unsigned.without', { count })}
      isDestructive={false}
      isBetterLeft
      onCancel={onSign}
      onConfirm={onWithout}
    />
  );
}
