import { CheckCheck } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMarkRead } from './notifications.queries.ts';

/** Nothing where nothing is unread. */
export function MarkAllRead({ unread }: { unread: number }) {
  const t = useText();
  const errorText = useErrorText();
  const { mutate, isPending } = useMarkRead();
  if (unread === 0) return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<CheckCheck aria-hidden />}
      isBusy={isPending}
      busyText={t('notifications.marking')}
      onClick={() =>
        mutate(undefined, {
          onError: (error) =>
            toast.destructive({ title: t('notifications.mark_failed'), description: errorText(error) }),
        })
      }
    >
      {t('notifications.mark_all_read')}
    </Button>
  );
}
