/** /search/compare?ids=a,b,c: two to four athletes beside each other. What their pages do not show is not here either. */
import { COMPARE_LIMITS, type Comparison } from '@faircourt/contracts/comparison';
import { Plus, Printer, Scale } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { canCompare } from '../../../domain/compare/compare-picked.tsx';
import { NotYourPage, useIsOwnPage } from '../../../domain/not-your-page.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { BackLink } from '../../../shell/back-link.tsx';
import { PageMissing } from '../../../shell/page-missing.ts';
import { comparePath, PATHS } from '../../../shell/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeader, PageHeading } from '../../../ui/page-header.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import { AsksFirst } from './asks-first.tsx';
import { readIds } from './compare-address.ts';
import { useComparison } from './compare.queries.ts';
import { ComparedAcademics } from './compared-academics.tsx';
import { ComparedHeads } from './compared-heads.tsx';
import { ComparedMeasures } from './compared-measures.tsx';
import { ComparedOpenness } from './compared-openness.tsx';
import { ComparedSeasons } from './compared-seasons.tsx';
import { ComparedSummary } from './compared-summary.tsx';
import { fillTray } from './tray.ts';

export function ComparePage() {
  const t = useText();
  const [address] = useSearchParams();
  const ids = useMemo(() => readIds(address), [address]);
  if (!useIsOwnPage(PATHS.compare)) {
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title={t('compare.title')} />
        <NotYourPage page={PATHS.compare}>{t('compare.refused')}</NotYourPage>
      </div>
    );
  }
  if (canCompare(ids.length)) return <Compared key={ids.join()} ids={ids} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('compare.title')} />
      <Card>
        <EmptyState
          icon={Scale}
          title={t('compare.empty')}
          action={
            <Link to={PATHS.search} className={buttonClasses()} onClick={() => fillTray(ids)}>
              {t('compare.empty.search')}
            </Link>
          }
        >
          {t('compare.empty.text')}
        </EmptyState>
      </Card>
    </div>
  );
}

function Compared({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const errorText = useErrorText();
  const [agreedTo, setAgreedTo] = useState(0);
  const { data, error, isFetching, refetch } = useComparison(ids, agreedTo, { isWanted: true });
  if (error instanceof ApiError && error.code === 'not_found') throw new PageMissing();
  if (data && data.asks_first === null && data.athletes.length > 0) {
    return <Comparing ids={ids} comparison={data} onAnswered={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('compare.title')} />
      {error ? (
        <Card>
          <ErrorState title={t('compare.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorText(error)}
          </ErrorState>
        </Card>
      ) : data?.asks_first ? (
        <AsksFirst
          asked={data.asks_first}
          allowance={data.allowance}
          onAgree={() => setAgreedTo(data.asks_first?.takes ?? 0)}
        />
      ) : (
        <LoadingView label={t('compare.loading')} className="min-h-96" />
      )}
    </div>
  );
}

interface ComparingProps {
  ids: readonly string[];
  comparison: Comparison;
  onAnswered: () => void;
}

function Comparing({ ids, comparison, onAnswered }: ComparingProps) {
  const t = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { athletes, absent, allowance, file_key } = comparison;
  const names = athletes.map(({ card }) => card.name);
  const without = (id: string) => ids.filter((other) => other !== id);
  const swap = (others: readonly string[]) => {
    fillTray(others);
    void navigate(PATHS.search);
  };
  return (
    <div data-print-sheet className="flex flex-col gap-6">
      {/* The names stand right below, and stay in sight. */}
      <PageTitle title={t('compare.title_of', { names: format.list(names) })} />
      <PageHeading title={t('compare.title')} description={t('compare.description')} />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <BackLink to={PATHS.search} isOfRow={(path) => path === PATHS.compare}>
          {t('athlete.page.back')}
        </BackLink>
        {ids.length < COMPARE_LIMITS.athletesMax && (
          <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => swap(ids)}>
            {t('compare.add')}
          </Button>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-3">
          <UnitSwitch />
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
            {t('athlete.page.print')}
          </Button>
        </div>
      </div>
      {absent.length > 0 && (
        <Alert kind="caution" className="print:hidden">
          {t('compare.absent', { count: absent.length })}
        </Alert>
      )}
      <ComparedHeads
        athletes={athletes}
        fileKey={file_key}
        onRemove={(id) => void navigate(comparePath(without(id)))}
        onSwap={(id) => swap(without(id))}
      />
      {athletes.length > 1 && (
        <ComparedSummary ids={athletes.map(({ card }) => card.id)} allowance={allowance} />
      )}
      <ComparedMeasures athletes={athletes} />
      <ComparedSeasons athletes={athletes} />
      <ComparedAcademics athletes={athletes} />
      <ComparedOpenness athletes={athletes} allowance={allowance} onAnswered={onAnswered} />
      <p className="text-sm text-muted">{t('compare.note')}</p>
    </div>
  );
}
