import { UserRoundX } from 'lucide-react';
import type { ReactElement } from 'react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useEndLink } from '../../../domain/guardian-links/link-answers.queries.ts';

type EndLinkButtonProps = {
  linkId: string;
  /** Of the other side. */
  name: string;
  /** From an athlete's side an adult's guardian or an invitation; from a guardian's side an athlete or a wait for a yes. */
  kind: 'guardian' | 'invitation' | 'athlete' | 'wait';
  /** Where it is one of several decisions, as they look. */
  trigger?: ReactElement;
};

/** Ending a link ends the releases that depend on it, so it asks first and says which. */
export function EndLinkButton({ linkId, name, kind, trigger }: EndLinkButtonProps) {
  const t = useText();
  const end = useEndLink();
  return (
    <ConfirmedAction
      trigger={
        trigger ?? (
          <Button
            variant="ghost"
            size="sm"
            className="min-h-10 text-stop"
            icon={<UserRoundX aria-hidden />}
            aria-label={t(`guardians.end.${kind}.label`, { name })}
          >
            {t(`guardians.end.${kind}`)}
          </Button>
        )
      }
      title={t(`guardians.end.${kind}.question`, { name })}
      description={t(`guardians.end.${kind}.text`, { name })}
      confirmLabel={t(`guardians.end.${kind}`)}
      busyText={t('guardians.saving')}
      onConfirm={() => end.mutateAsync({ id: linkId })}
      done={{ title: t(`guardians.end.${kind}.done`, { name }) }}
      failed={t('guardians.not_saved')}
    />
  );
}
