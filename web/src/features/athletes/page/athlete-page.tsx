/** /athletes/:id: one athlete as this viewer may see them. What the server did not send is not here to be hidden. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { useParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { RequestFrame } from './requests/request-frame.tsx';
import { ActionBar } from './action-bar.tsx';
import { useOpenedAthlete } from './athlete-page.queries.ts';
import { AthleteProfile } from './athlete-profile.tsx';
import { LockedNote } from './locked-note.tsx';
import { MissingAthlete } from './missing-athlete.tsx';
import { PageBar } from './page-bar.tsx';
import { PageTools } from './page-tools.tsx';
import { ReportAthlete } from './report-athlete.tsx';
import { SummarySection } from './summary/summary-section.tsx';
import { ScoutingSheet } from './scouting-sheet.tsx';

export function AthletePage() {
  const { id = '' } = useParams();
  return (
    <div className="flex flex-col gap-6 max-sm:gap-4">
      <PageBar athleteId={id} />
      <Page id={id} />
    </div>
  );
}

function Page({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: opened, error, isFetching, refetch } = useOpenedAthlete(id);
  // Also when it was open a moment ago: the family may have closed it.
  if (isMissing(error)) return <MissingAthlete key={id} id={id} wasOpen={opened !== undefined} />;
  if (opened) return <Opened key={id} opened={opened} renew={async () => (await refetch()).data ?? opened} />;
  if (error) {
    return (
      <Card>
        <PageTitle title={t('athlete.page.failed')} />
        <ErrorState title={t('athlete.page.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <>
      <PageTitle title={t('athlete.page.loading')} />
      <LoadingView label={t('athlete.page.loading')} className="min-h-96" />
    </>
  );
}

/** An address that is no id is as missing as an athlete one may not see. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed');
}

function Opened({ opened, renew }: { opened: OpenedAthlete; renew: () => Promise<OpenedAthlete> }) {
  const { card, profile } = opened;
  // Coaches alone are counted, and what a coach sees of a group was released.
  const isRelease = opened.allowance !== null;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={card.name} />
      <RequestFrame opened={opened} onAnswered={() => void renew()}>
        <AthleteProfile opened={opened} isRelease={isRelease} renew={renew}>
          <PageTools athlete={card} isPrintable={profile !== null} />
          <LockedNote opened={opened} />
          {profile && <SummarySection opened={opened} />}
        </AthleteProfile>
        <div className="print:hidden">
          <ReportAthlete opened={opened} />
        </div>
        {profile && isRelease && <ActionBar athlete={card} />}
      </RequestFrame>
      {profile && <ScoutingSheet opened={opened} profile={profile} />}
    </div>
  );
}
