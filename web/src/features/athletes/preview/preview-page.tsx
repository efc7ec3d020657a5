/** /dashboard/athletes/:id/preview: the athlete's page as others would find it, for the family. Nothing is counted. */
import { PREVIEW_VIEWERS } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { previewQuery, type PreviewViewer } from '../../../domain/athlete-preview.query.ts';
import { BackLink } from '../../../shell/back-link.tsx';
import { PageMissing } from '../../../shell/page-missing.ts';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState, ErrorState, LoadingView } from '../../../ui/states.tsx';
import { AthleteProfile } from '../page/athlete-profile.tsx';
import { WaitingFacts } from './waiting-facts.tsx';

export function PreviewPage() {
  const t = useText();
  const { id = '' } = useParams();
  const [viewer, setViewer] = useState<PreviewViewer>('verified_coach');
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('preview.title')} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <BackToFamily />
        <Segmented
          label={t('preview.as')}
          isLabelShown
          options={PREVIEW_VIEWERS.map((value) => ({ value, label: t(`preview.as.${value}`) }))}
          value={viewer}
          onChange={setViewer}
        />
      </div>
      <Previewed key={viewer} athleteId={id} viewer={viewer} />
    </div>
  );
}

function BackToFamily() {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  return <BackLink to={isAthlete ? PATHS.guardians : PATHS.athletes}>{t('preview.back')}</BackLink>;
}

function Previewed({ athleteId, viewer }: { athleteId: string; viewer: PreviewViewer }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: preview, error, isFetching, refetch } = useQuery(previewQuery(athleteId, viewer));
  if (isMissing(error)) throw new PageMissing();
  if (preview === undefined && error) {
    return (
      <Card>
        <ErrorState title={t('athlete.page.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (preview === undefined) return <LoadingView label={t('athlete.page.loading')} className="min-h-96" />;
  const { opened } = preview;
  if (opened === null) return <NothingThere viewer={viewer} />;
  return (
    <>
      <p className="rounded-md border border-court/25 bg-court-soft px-4 py-3">
        {t(`preview.note.${viewer}`)}
      </p>
      {opened.profile && <WaitingFacts athleteId={athleteId} states={opened.profile.states} />}
      <AthleteProfile
        opened={opened}
        isRelease={viewer === 'verified_coach'}
        renew={async () => (await refetch()).data?.opened ?? opened}
      />
    </>
  );
}

function NothingThere({ viewer }: { viewer: PreviewViewer }) {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  return (
    <Card>
      <h1 tabIndex={-1} className="sr-only">
        {t('preview.title')}
      </h1>
      <EmptyState
        icon={EyeOff}
        title={t('preview.nothing')}
        action={
          isAthlete && (
            <Link to={PATHS.profile} className={buttonClasses()}>
              {t('road.todo.choose_visibility')}
            </Link>
          )
        }
      >
        {t(`preview.nothing.${viewer}`)} {t(isAthlete ? 'preview.nothing.next.own' : 'preview.nothing.next')}
      </EmptyState>
    </Card>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}
