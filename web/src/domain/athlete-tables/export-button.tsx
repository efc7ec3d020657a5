/** "Export": athletes as a CSV file. What it takes is said before, also to who does not have it. */
import type { ExportLock } from '@faircourt/contracts/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { FileDown, Lock } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { ErrorState, LoadingView } from '../../ui/states.tsx';
import { allowanceQuery } from '../allowance/allowance.query.ts';
import { ExportForm } from './export-form.tsx';
import { useTableDownload, type AskTable } from './use-table-download.ts';

export interface Offer {
  /** Why this person gets no table. Null: they do. */
  locked: ExportLock | null;
  count: number;
  /** Left out, because they are no longer shown. */
  hidden: number;
  /** More match than a file holds. */
  isMore: boolean;
  /** More are picked than one call takes. */
  isTooMany: boolean;
}

type ExportButtonProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Undefined while it is asked for. */
  offer: Offer | undefined;
  failure: { error: Error; isRetrying: boolean; retry: () => void } | null;
  /** Whether there are columns of what the staff has written. */
  hasWork: boolean;
  ask: AskTable;
};

export function ExportButton(props: ExportButtonProps) {
  const t = useText();
  const { isOpen, onOpenChange, ask } = props;
  const { data: allowance } = useQuery(allowanceQuery);
  const isMissing = allowance !== undefined && allowance.plan !== 'pro_scout';
  const download = useTableDownload(ask, () => onOpenChange(false));
  const change = (next: boolean) => {
    if (!next) download.stop();
    onOpenChange(next);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button variant="secondary" icon={isMissing ? <Lock aria-hidden /> : <FileDown aria-hidden />}>
          {t(isMissing ? 'export.button.pro' : 'export.button')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('export.title')}>
        <Offered {...props} download={download} />
      </DialogContent>
    </Dialog>
  );
}

function Offered({
  offer,
  failure,
  hasWork,
  download,
}: ExportButtonProps & { download: ReturnType<typeof useTableDownload> }) {
  const t = useText();
  const errorText = useErrorText();
  if (offer) {
    return offer.locked ? (
      <Locked lock={offer.locked} />
    ) : (
      <ExportForm offer={offer} hasWork={hasWork} download={download} />
    );
  }
  if (!failure) return <LoadingView className="min-h-40" />;
  return (
    <ErrorState title={t('export.count_failed')} onRetry={failure.retry} isRetrying={failure.isRetrying}>
      {errorText(failure.error)}
    </ErrorState>
  );
}

function Locked({ lock }: { lock: ExportLock }) {
  const t = useText();
  const classes = buttonClasses({ variant: 'secondary', size: 'sm' });
  return (
    <Alert
      kind="info"
      action={
        <>
          {lock === 'needs_pro' && (
            <AppLink to={PATHS.billing} className={classes}>
              {t('export.locked.plans')}
            </AppLink>
          )}
          {lock === 'needs_institution' && (
            <AppLink to={PATHS.institution} className={classes}>
              {t('export.locked.institution')}
            </AppLink>
          )}
        </>
      }
    >
      {t(`export.locked.${lock}`)}
    </Alert>
  );
}
