/** /dashboard/summaries: who writes the summaries that coaches read, for admins. */
import type { SummarySettings } from '@faircourt/contracts/summaries';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardContent } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { SwitchModelButton } from './switch-model-button.tsx';
import { useSummarySettings } from './summary-settings.queries.ts';

export function SummariesPage() {
  const t = useText();
  const errorText = useErrorText();
  const isAdmin = useRole() === 'admin';
  const { data: settings, error, isFetching, refetch } = useSummarySettings(isAdmin);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('summaries.title')} description={t('summaries.subtitle')} className="mb-2" />
      {!isAdmin && <NotYourPage page={PATHS.summaries} />}
      {settings && <Settings settings={settings} />}
      {isAdmin && !settings && !error && <LoadingView label={t('summaries.loading')} className="min-h-48" />}
      {!settings && error && (
        <Card>
          <ErrorState title={t('summaries.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        </Card>
      )}
    </div>
  );
}

function Settings({
  settings: { model, is_on, summaries, tokens, monthly_tokens },
}: {
  settings: SummarySettings;
}) {
  const t = useText();
  const format = useFormat();
  if (model === null) {
    return (
      <Card>
        <CardContent className="flex max-w-prose flex-col gap-3 pt-6">
          <p>{t('summaries.by_rules')}</p>
          <p className="text-muted">{t('summaries.set_up')}</p>
        </CardContent>
      </Card>
    );
  }
  return (
    <Card>
      <CardContent className="flex max-w-prose flex-col items-start gap-4 pt-6">
        <p className="font-medium">{t(is_on ? 'summaries.is_on' : 'summaries.is_off', { model })}</p>
        <p className="text-muted">{t('summaries.conditions')}</p>
        <p>
          {t('summaries.used', {
            summaries: format.number(summaries),
            tokens: format.number(tokens),
            limit: format.number(monthly_tokens ?? 0),
          })}
        </p>
        <SwitchModelButton isOn={is_on} model={model} />
      </CardContent>
    </Card>
  );
}
