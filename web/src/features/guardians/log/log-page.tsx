/** /dashboard/athletes/:id/log: all that happened around one athlete, for the family to read and to keep. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { downloadFile } from '../../../api/download-file.ts';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { NotYourPage, useIsOwnPage } from '../../../domain/not-your-page.tsx';
import { BackLink } from '../../../shell/back-link.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFamily } from '../../../domain/family.query.ts';
import { AllEntries, AllViews } from './log-lists.tsx';
import { logFilePath } from './log.queries.ts';

const SHOWN = ['all', 'views'] as const;
type Shown = (typeof SHOWN)[number];

export function LogPage() {
  const t = useText();
  if (useIsOwnPage(PATHS.athleteLog)) return <FamilyLog />;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('log.title_own')} />
      <NotYourPage page={PATHS.athleteLog}>{t('log.refused')}</NotYourPage>
    </div>
  );
}

function FamilyLog() {
  const t = useText();
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const shown: Shown = query.get('show') === 'views' ? 'views' : 'all';
  const { data: family } = useFamily();
  const athlete = family?.athletes.find((candidate) => candidate.id === id);
  const named = {
    is_without_seasons: athlete?.is_without_seasons ?? false,
    is_self: athlete?.is_self ?? false,
  };
  const show = (wanted: Shown) =>
    setQuery(wanted === 'all' ? {} : { show: wanted }, { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={athlete && !athlete.is_self ? t('log.title', { name: athlete.name }) : t('log.title_own')}
        description={t('log.subtitle')}
        actions={
          <>
            <BackToFamily />
            <DownloadButton athleteId={id} />
          </>
        }
        className="mb-2"
      />
      <Segmented
        label={t('log.show')}
        options={SHOWN.map((value) => ({ value, label: t(`log.show.${value}`) }))}
        value={shown}
        onChange={show}
      />
      {shown === 'all' ? (
        <AllEntries athleteId={id} family={named} />
      ) : (
        <AllViews athleteId={id} family={named} />
      )}
    </div>
  );
}

function BackToFamily() {
  const t = useText();
  const isAthlete = useRole() === 'athlete';
  return <BackLink to={isAthlete ? PATHS.guardians : PATHS.athletes}>{t('log.back')}</BackLink>;
}

/** The whole chain with its checksums, so that the family can prove later what was recorded. */
function DownloadButton({ athleteId }: { athleteId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      saveBlob(await downloadFile(logFilePath(athleteId)), 'faircourt-log.csv');
      toast.success({ title: t('log.download.done') });
    } catch (error) {
      toast.destructive({ title: t('log.download.failed'), description: errorText(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      isBusy={isBusy}
      busyText={t('log.download.busy')}
      onClick={() => void download()}
    >
      {t('log.download')}
    </Button>
  );
}
