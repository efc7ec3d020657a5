import { REPORT_WORDS_MAX, type ModerationItem } from '@faircourt/contracts/moderation';
import { Check, ShieldCheck } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useClose } from './moderation.queries.ts';

const OUTCOMES = ['nothing_wrong', 'acted'] as const;

/** What came of an item, or the two ways to close it. */
export function ClosingCard({ item }: { item: ModerationItem }) {
  const t = useText();
  const { mutateAsync: close } = useClose();
  if (item.closing) {
    const { outcome, note, by } = item.closing;
    return (
      <Alert kind="info" title={t(`moderation.outcome.${outcome}`)}>
        {[by, note].filter(Boolean).join(': ')}
      </Alert>
    );
  }
  if (!item.can_close) return null;
  return (
    <Card aria-label={t('moderation.close')} className="flex flex-wrap items-center gap-3 p-5">
      <p className="min-w-0 flex-1 basis-72 text-muted">{t('moderation.close.text')}</p>
      {OUTCOMES.map((outcome) => (
        <ReasonDialog
          key={outcome}
          trigger={
            <Button
              className="max-sm:w-full"
              variant={outcome === 'acted' ? 'primary' : 'secondary'}
              icon={outcome === 'acted' ? <ShieldCheck aria-hidden /> : <Check aria-hidden />}
            >
              {t(`moderation.outcome.${outcome}`)}
            </Button>
          }
          title={t(`moderation.close.${outcome}.title`)}
          description={t(`moderation.close.${outcome}.text`)}
          label={t('moderation.close.note')}
          max={REPORT_WORDS_MAX}
          confirmLabel={t('moderation.close')}
          onConfirm={(note) => close({ id: item.id, outcome, note })}
          done={t('moderation.close.done')}
        />
      ))}
    </Card>
  );
}
