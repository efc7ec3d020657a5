import type { ConsentForm, Signature } from '@faircourt/contracts/consent-signing';
import { Undo2 } from 'lucide-react';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import type { FormsOfAthlete } from './athlete-forms.tsx';
import { useWithdrawConsent } from './consent.queries.ts';

type WithdrawButtonProps = { athlete: FormsOfAthlete; form: ConsentForm; signature: Signature };

/** As easy as signing, and at once. The question says what turns off, since that is the point of it. */
export function WithdrawButton({ athlete, form, signature }: WithdrawButtonProps) {
  const t = useText();
  const withdraw = useWithdrawConsent();
  const { title } = form.document;
  const isLast = form.signatures.length === 1;
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 text-stop"
          icon={<Undo2 aria-hidden />}
          aria-label={t('ui.named_action', {
            action: t('consent.withdraw'),
            title: `${title}, ${signature.signed_name}`,
          })}
        >
          {t('consent.withdraw')}
        </Button>
      }
      title={t('consent.withdraw.title', { name: signature.signed_name })}
      description={
        isLast
          ? t(`consent.withdraw.${form.kind}`, { athlete: athlete.name })
          : t(`consent.withdraw.others.${form.kind}`, { athlete: athlete.name })
      }
      confirmLabel={t('consent.withdraw')}
      busyText={t('consent.withdraw.busy')}
      onConfirm={() => withdraw.mutateAsync(signature.id)}
      done={{ title: t('consent.withdraw.done'), description: title }}
      failed={t('consent.withdraw.failed')}
    />
  );
}
