import type { NamedGroup } from '../../../domain/releases/group-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';

type EveryoneQuestionProps = {
  group: NamedGroup;
  /** This reader's approval has no effect yet. */
  isUnproven: boolean;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Says who everyone is before a group is shown to all of them. */
export function EveryoneQuestion({ group, isUnproven, isOpen, onClose, onConfirm }: EveryoneQuestionProps) {
  const t = useText();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('family.everyone.title', { group: t(`family.group.${group}`) })}
      description={
        <>
          <span className="block">{t('family.everyone.who')}</span>
          <span className="mt-2 block">{t('family.everyone.enough')}</span>
          {isUnproven && <span className="mt-2 block">{t('family.everyone.before.verified')}</span>}
        </>
      }
      cancelLabel={t('family.everyone.keep')}
      confirmLabel={t('family.everyone.confirm')}
      isDestructive={false}
      isBetterLeft
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
