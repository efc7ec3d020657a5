/**
 * An athlete beside the results of a search: the very page, by the same call. So it is the same look, which the family can
 * read about, and it counts in the same way.
 */
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { ON_A_WALK } from '../../../domain/athlete-walk/athlete-walk.ts';
import { AddToList } from '../../../domain/lists/add-to-list.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { athletePath } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { useOpenedAthlete } from './athlete-page.queries.ts';
import { AthleteProfile } from './athlete-profile.tsx';
import { LockedNote } from './locked-note.tsx';
import { ReportAthlete } from './report-athlete.tsx';
import { RequestFrame } from './requests/request-frame.tsx';

export function AthletePanel({ id }: { id: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: opened, error, isFetching, refetch } = useOpenedAthlete(id);
  // Also when it was open a moment ago: the family may have closed it.
  if (error) {
    return (
      <ErrorState title={t('athlete.page.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!opened) return <LoadingView label={t('athlete.page.loading')} className="min-h-96" />;
  const renew = async () => (await refetch()).data ?? opened;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Link to={athletePath(id)} state={ON_A_WALK} className={buttonClasses({ variant: 'secondary' })}>
          <ExternalLink aria-hidden />
          {t('athlete.panel.whole')}
        </Link>
        <AddToList athlete={opened.card} />
      </div>
      <RequestFrame opened={opened} onAnswered={() => void renew()}>
        <AthleteProfile opened={opened} isRelease={opened.allowance !== null} renew={renew}>
          <LockedNote opened={opened} />
        </AthleteProfile>
      </RequestFrame>
      <ReportAthlete opened={opened} />
    </div>
  );
}
