import { useId } from 'react';
import { InviteByEmail } from '../../../domain/invite-guardian/invite-by-email.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';

export function InviteGuardianCard() {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('guardians.invite')}</CardTitle>
        <CardDescription>{t('guardians.invite.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <InviteByEmail />
      </CardContent>
    </Card>
  );
}
