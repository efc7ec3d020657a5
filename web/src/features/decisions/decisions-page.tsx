/** /dashboard/decisions: what moderators decided about the reader or something of theirs, and why. */
import { Gavel } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../ui/states.tsx';
import { DecisionCard } from './decision-card.tsx';
import { useOwnDecisions } from './decisions.queries.ts';

export function DecisionsPage() {
  const t = useText();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('decisions.title')} description={t('decisions.subtitle')} />
      <Decisions />
    </div>
  );
}

function Decisions() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useOwnDecisions();
  if (isPending) return <LoadingView />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('decisions.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.decisions.length === 0) {
    return (
      <Card>
        <EmptyState icon={Gavel} title={t('decisions.empty')}>
          {t('decisions.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="flex flex-col gap-6">
      {data.decisions.map((decision) => (
        <li key={decision.id}>
          <DecisionCard decision={decision} />
        </li>
      ))}
    </ul>
  );
}
