import type { GuardianLink } from '@faircourt/contracts/guardians';
import { Check, UserRoundCheck, X } from 'lucide-react';
import { useId } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useConfirmLink, useEndLink } from './links.queries.ts';

/** Somebody came by the family code. A code can be overheard, so nothing holds before the athlete's own yes. */
export function WaitingGuardian({ link }: { link: GuardianLink }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const { confirm, refuse, isConfirming, isRefusing } = useAnswer(link);
  const name = nameOf(link);
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-4 border-court/40 bg-court-soft p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <UserRoundCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
        <div className="min-w-0">
          <CardTitle id={titleId} className="break-words">
            {t('guardians.confirm.title', { name })}
          </CardTitle>
          <p className="mt-1">{t('guardians.confirm.text')}</p>
          <p className="mt-1 text-sm text-muted">{format.relative(link.created_at)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-sm:w-full"
          icon={<Check aria-hidden />}
          isBusy={isConfirming}
          busyText={t('guardians.saving')}
          disabled={isRefusing}
          onClick={() => void confirm()}
        >
          {t('guardians.confirm.yes', { name })}
        </Button>
        <Button
          variant="secondary"
          className="max-sm:w-full"
          icon={<X aria-hidden />}
          isBusy={isRefusing}
          busyText={t('guardians.saving')}
          disabled={isConfirming}
          onClick={() => void refuse()}
        >
          {t('guardians.confirm.no')}
        </Button>
      </div>
    </Card>
  );
}

function nameOf({ guardian_name, invited_email }: GuardianLink): string {
  return guardian_name ?? invited_email ?? '';
}

function useAnswer(link: GuardianLink) {
  const t = useText();
  const errorText = useErrorText();
  const confirming = useConfirmLink();
  const refusing = useEndLink();
  const name = nameOf(link);
  const say = async (answer: Promise<unknown>, done: string) => {
    try {
      await answer;
      toast.success({ title: done });
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
  };
  return {
    confirm: () => say(confirming.mutateAsync(link.id), t('guardians.confirm.done', { name })),
    refuse: () => say(refusing.mutateAsync(link.id), t('guardians.confirm.refused', { name })),
    isConfirming: confirming.isPending,
    isRefusing: refusing.isPending,
  };
}
