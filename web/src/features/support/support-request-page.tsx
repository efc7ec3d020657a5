/** /dashboard/support/:id: one message with all that followed. For admins a look that is logged. */
import type { ReportSource } from '@faircourt/contracts/vocabulary';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMissing } from '../../shell/page-missing.ts';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { AdminCase } from './consulting/admin-case.tsx';
import { ModeratedCard, undecidedCase } from './moderated-card.tsx';
import { OwnThreadView } from './own-thread.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestState, Severity } from './inbox-row.tsx';
import { RequestThread } from './request-thread.tsx';
import { RequestWriting } from './request-writing.tsx';
import { useSupportRequest } from './support.queries.ts';

export function SupportRequestPage() {
  const { id = '' } = useParams();
  const isAdmin = useRole() === 'admin';
  return isAdmin ? <OpenedRequest key={id} id={id} /> : <OwnThreadView key={id} id={id} />;
}

function OpenedRequest({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: request, error, isPending, isFetching, refetch } = useSupportRequest(id);
  if (error instanceof ApiError && error.status === 404) throw new PageMissing();
  if (isPending) return <LoadingView />;
  if (request === undefined) {
    return (
      <Card>
        <ErrorState title={t('support.one_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  const caseId = undecidedCase(request);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        eyebrow={t(`support.type.${request.type}`)}
        title={request.reference}
        description={
          <span className="flex flex-wrap gap-2">
            <Severity request={request} />
            <RequestState request={request} />
          </span>
        }
        actions={
          <Link to={PATHS.supportInbox} className={buttonClasses({ variant: 'secondary' })}>
            <ArrowLeft aria-hidden />
            {t('support.back')}
          </Link>
        }
      />
      {!request.can_answer && <WhyNoAnswer source={request.source} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <RequestThread request={request} />
          <RequestWriting request={request} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
          {request.consulting && <AdminCase id={request.id} />}
          {caseId && <ModeratedCard itemId={caseId} canAnswer={request.can_answer} />}
          {/* One case has one claim: that of its moderator. One that was made here before can still be given back. */}
          {(caseId === null || request.is_mine) && <RequestActions request={request} />}
          <RequestFacts request={request} />
        </div>
      </div>
    </div>
  );
}

function WhyNoAnswer({ source }: { source: ReportSource }) {
  const t = useText();
  const isQuiet = source === 'guardian';
  return (
    <Alert kind="caution" title={t(isQuiet ? 'support.quiet' : 'support.erased')}>
      {t(isQuiet ? 'support.quiet.text' : 'support.erased.text')}
    </Alert>
  );
}
