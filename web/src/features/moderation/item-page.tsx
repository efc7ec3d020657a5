/** /dashboard/moderation/:id: what was reported as it was then, by whom and of whom. Opening it is a logged look. */
import type { ModerationItem } from '@faircourt/contracts/moderation';
import { useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { moderationTitle, reportedBy } from '../../domain/moderation-title.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { ClaimCard } from './claim-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { EarlierCard } from './earlier-card.tsx';
import { ClaimMark, DueBadge, FrozenBadge, SeverityBadge } from './marks.tsx';
import { useModerationItem } from './moderation.queries.ts';
import { PeopleCard } from './people-card.tsx';
import { ReportsCard } from './reports-card.tsx';
import { SupportLinks } from './support-links.tsx';
import { WhoToCall } from './who-to-call.tsx';

export function ModerationItemPage() {
  const t = useText();
  const { id = '' } = useParams();
  if (useRole() === 'admin') return <OpenedItem key={id} id={id} />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('moderation.title')} />
      <NotYourPage page={PATHS.moderationItem} />
    </div>
  );
}

function OpenedItem({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: item, error, isPending, isFetching, refetch } = useModerationItem(id);
  // An address that is no id is as missing as an item that one may not judge.
  if (error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code))
    throw new PageMissing();
  if (isPending) return <LoadingView />;
  if (item === undefined) {
    return (
      <Card>
        <ErrorState title={t('moderation.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return <Item item={item} />;
}

function Item({ item }: { item: ModerationItem }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={moderationTitle(item, { t, format })}
        description={[reportedBy(item, t), format.dateTime(item.created_at)].join(' · ')}
        actions={<BackLink to={PATHS.moderation}>{t('item.back')}</BackLink>}
      />
      <div className="flex flex-wrap gap-2">
        <SeverityBadge severity={item.severity} />
        <DueBadge item={item} />
        <FrozenBadge isFrozen={item.is_frozen} />
        <ClaimMark item={item} />
      </div>
      {item.is_quiet && (
        <Alert kind="caution" title={t('moderation.quiet')}>
          <p>{t('moderation.quiet.text')}</p>
          <WhoToCall />
        </Alert>
      )}
      <ClaimCard item={item} />
      <ClosingCard item={item} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ReportsCard item={item} />
        <div className="flex min-w-0 flex-col gap-6">
          <SupportLinks item={item} />
          <PeopleCard item={item} />
          <EarlierCard item={item} />
        </div>
      </div>
    </div>
  );
}
