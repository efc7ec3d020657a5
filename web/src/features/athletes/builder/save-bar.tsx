import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

type SaveBarProps = { label: string; isSaving: boolean; isDirty: boolean };

/** The submit button of a form, and whether there is anything to save. */
export function SaveBar({ label, isSaving, isDirty }: SaveBarProps) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
      <Button type="submit" isBusy={isSaving} busyText={t('profile.form.busy')}>
        {label}
      </Button>
      {isDirty && !isSaving && <p className="text-sm text-muted">{t('profile.form.unsaved')}</p>}
    </div>
  );
}
