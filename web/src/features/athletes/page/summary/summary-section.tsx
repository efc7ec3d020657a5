import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { AthleteSummary } from '@faircourt/contracts/summaries';
import { Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../../../api/use-error-text.ts';
import { useLocale } from '../../../../i18n/locale-provider.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { PATHS } from '../../../../shell/paths.ts';
import { Button, buttonClasses } from '../../../../ui/button.tsx';
import { Card, CardContent, CardTitle } from '../../../../ui/card.tsx';
import { ErrorState, LoadingView } from '../../../../ui/states.tsx';
import { cutSentence } from './sentence-parts.ts';
import { SentenceButton } from './sentence-button.tsx';
import { useSummary } from './summary.queries.ts';

/** For coaches: what the page shows them, in a few sentences that each open to the facts behind them. */
export function SummarySection({ opened: { card, allowance } }: { opened: OpenedAthlete }) {
  const t = useText();
  const titleId = useId();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isFetching, refetch } = useSummary(card.id, locale, { isWanted });
  if (!allowance) return null;
  const isPro = allowance.plan === 'pro_scout';
  return (
    <Card aria-labelledby={titleId} className="print:hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5 pb-0 sm:p-6 sm:pb-0">
        <CardTitle id={titleId}>{t('summary.title')}</CardTitle>
        {isPro && !isWanted && (
          <Button variant="secondary" icon={<Sparkles aria-hidden />} onClick={() => setIsWanted(true)}>
            {t('summary.write')}
          </Button>
        )}
      </header>
      <CardContent className="pt-4 sm:pt-4">
        {!isPro && <NeedsPro />}
        {isPro && !isWanted && <p className="text-muted">{t('summary.intro')}</p>}
        {isWanted && isFetching && <LoadingView label={t('summary.writing')} className="min-h-32" />}
        {error && !isFetching && (
          <ErrorState title={t('summary.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        )}
        {data && !isFetching && (data.summary ? <Written summary={data.summary} /> : <NeedsPro />)}
      </CardContent>
    </Card>
  );
}

function Written({ summary: { sentences, facts, writer } }: { summary: AthleteSummary }) {
  const t = useText();
  return (
    <div aria-live="polite">
      <p className="max-w-prose text-lg leading-relaxed">
        {sentences.map((sentence) => (
          <SentenceButton key={sentence} sentence={cutSentence(sentence, facts)} />
        ))}
      </p>
      <p className="mt-4 text-sm text-muted">
        {writer.kind === 'model' ? t('summary.by_model', { model: writer.name }) : t('summary.by_rules')}{' '}
        {t('summary.press')}
      </p>
    </div>
  );
}

function NeedsPro() {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('summary.needs_pro')}</p>
      <a href={PATHS.pricing} className={buttonClasses({ variant: 'secondary' })}>
        {t('allowance.plans')}
      </a>
    </div>
  );
}
