import { useErrorText } from '../../../api/use-error-text.ts';
import { useKeepAccount } from '../../../domain/erasure/erasure.queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';

/** Asks nothing: a person who changes their mind shall find it easy. */
export function KeepAccountButton() {
  const t = useText();
  const errorText = useErrorText();
  const keep = useKeepAccount();
  const press = async () => {
    try {
      await keep.mutateAsync();
      toast.success({ title: t('erasure.kept') });
    } catch (error) {
      toast.destructive({ title: t('erasure.keep_failed'), description: errorText(error) });
    }
  };
  return (
    <Button isBusy={keep.isPending} busyText={t('erasure.keeping')} onClick={() => void press()}>
      {t('erasure.keep')}
    </Button>
  );
}
