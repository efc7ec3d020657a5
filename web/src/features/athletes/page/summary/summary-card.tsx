/** The card that offers a summary, waits for it and shows it; of one athlete or of a comparison. */
import type { AthleteSummary } from '@faircourt/contracts/summaries';
import { Sparkles } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../../api/use-error-text.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { PATHS } from '../../../../shell/paths.ts';
import { Button, buttonClasses } from '../../../../ui/button.tsx';
import { Card, CardContent, CardTitle } from '../../../../ui/card.tsx';
import { ErrorState, LoadingView } from '../../../../ui/states.tsx';
import { SentenceButton } from './sentence-button.tsx';
import { cutSentence, type ShownFact } from './sentence-parts.ts';

type SummaryCardProps = {
  isPro: boolean;
  isWanted: boolean;
  onWant: () => void;
  asked: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: ReactNode;
};

export function SummaryCard({ isPro, isWanted, onWant, asked, children }: SummaryCardProps) {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { error, isFetching, refetch } = asked;
  return (
    <Card aria-labelledby={titleId} className="print:hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5 pb-0 sm:p-6 sm:pb-0">
        <CardTitle id={titleId}>{t('summary.title')}</CardTitle>
        {isPro && !isWanted && (
          <Button variant="secondary" icon={<Sparkles aria-hidden />} onClick={onWant}>
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
        {!isFetching && children}
      </CardContent>
    </Card>
  );
}

type WrittenProps = Pick<AthleteSummary, 'sentences' | 'writer'> & { facts: readonly ShownFact[] };

export function Written({ sentences, facts, writer }: WrittenProps) {
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
      <Link to={PATHS.billing} className={buttonClasses({ variant: 'secondary' })}>
        {t('allowance.plans')}
      </Link>
    </div>
  );
}
