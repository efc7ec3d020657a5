/** A director-to-be says for whom they work, and shows a document or names a referee; without one no admin can approve. */
import type { OwnApplication } from '@faircourt/contracts/regions';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { ApplicationDocumentField } from './application-document.tsx';
import { ApplicationForm } from './application-form.tsx';
import { useOwnApplication } from './application.queries.ts';

export function ApplicationCard() {
  const t = useText();
  const titleId = useId();
  const { data } = useOwnApplication();
  if (!data) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('dashboard.application.title')}</CardTitle>
        <CardDescription>{t('dashboard.application.description')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <Missing own={data} />
        <div className="grid gap-8 lg:grid-cols-2">
          <ApplicationForm application={data.application} />
          <ApplicationDocumentField document={data.document} />
        </div>
      </CardContent>
    </Card>
  );
}

/** What an admin still needs before they can approve; or that nothing is missing. */
function Missing({ own: { application, document, refusal } }: { own: OwnApplication }) {
  const t = useText();
  if (refusal) {
    return (
      <Alert kind="error">
        <p className="font-medium">{t('dashboard.application.refused')}</p>
        <p className="break-words">{refusal.reason}</p>
        <p>{t('dashboard.application.refused.next')}</p>
      </Alert>
    );
  }
  if (!application && !document) return null;
  if (!application) return <Alert kind="caution">{t('dashboard.application.missing.federation')}</Alert>;
  if (document || application.referee_name !== null) {
    return <Alert kind="success">{t('dashboard.application.complete')}</Alert>;
  }
  return <Alert kind="caution">{t('dashboard.application.missing.proof')}</Alert>;
}
