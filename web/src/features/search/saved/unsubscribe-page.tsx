/** /alerts/unsubscribe: ends the emails of alerts, for somebody who has the link of such an email. It asks first. */
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../../api/client.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Brand } from '../../../ui/brand.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card, CardContent } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MAIN_ID } from '../../../ui/skip-link.tsx';

export function UnsubscribePage() {
  const t = useText();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [failure, setFailure] = useState<unknown>(null);
  const stop = async () => {
    setState('busy');
    setFailure(null);
    try {
      const key = query.get('key') ?? '';
      await api.POST('/api/alerts/unsubscribe', { params: { query: { key } } });
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('asking');
    }
  };
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col p-4">
      <header className="py-2">
        <a href={PATHS.home} aria-label={t('auth.back_home')} className="inline-block rounded-sm">
          <Brand />
        </a>
      </header>
      <main id={MAIN_ID} className="flex grow flex-col justify-center gap-6 pb-24">
        <PageHeader title={t('unsubscribe.title')} description={t('unsubscribe.text')} />
        <Card>
          <CardContent className="flex flex-col gap-4 pt-6">
            {failure !== null && <Alert kind="error">{errorText(failure)}</Alert>}
            {state === 'done' ? (
              <Alert kind="success">{t('unsubscribe.done')}</Alert>
            ) : (
              <Button
                icon={<MailX aria-hidden />}
                isBusy={state === 'busy'}
                busyText={t('saved_searches.saving')}
                onClick={() => void stop()}
              >
                {t('unsubscribe.stop')}
              </Button>
            )}
            <Link to={PATHS.alerts} className={buttonClasses({ variant: 'secondary' })}>
              {t('unsubscribe.open')}
            </Link>
          </CardContent>
        </Card>
      </main>
    </div>
  );
}
