import { REPORT_WORDS_MAX, type ModerationItem } from '@faircourt/contracts/moderation';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { DecisionList } from './decision-list.tsx';
import { useClose } from './moderation.queries.ts';

/** What came of an item, or the two ways to close it. */
export function ClosingCard({ item }: { item: ModerationItem }) {
  const t = useText();
  const titleId = useId();
  const { mutateAsync: close } = useClose();
  if (item.closing) {
    const { outcome, note, by } = item.closing;
    return (
      <>
        <Alert kind="info" title={t(`moderation.outcome.${outcome}`)}>
          {[by, note].filter(Boolean).join(': ')}
        </Alert>
        {item.decisions.length > 0 && (
          <Card aria-labelledby={titleId}>
            <CardHeader>
              <CardTitle id={titleId}>{t('moderation.decisions')}</CardTitle>
            </CardHeader>
            <CardContent>
              <DecisionList decisions={item.decisions} />
            </CardContent>
          </Card>
        )}
      </>
    );
  }
  if (!item.can_close) return null;
  return (
    <Card aria-label={t('moderation.close')} className="flex flex-wrap items-center gap-3 p-5">
      <p className="min-w-0 flex-1 basis-72 text-muted">{t('moderation.close.text')}</p>
      <ReasonDialog
        trigger={
          <Button className="max-sm:w-full" variant="secondary" icon={<Check aria-hidden />}>
            {t('moderation.outcome.nothing_wrong')}
          </Button>
        }
        title={t('moderation.close.nothing_wrong.title')}
        description={t('moderation.close.nothing_wrong.text')}
        label={t('moderation.close.note')}
        max={REPORT_WORDS_MAX}
        confirmLabel={t('moderation.close')}
        onConfirm={(note) =>
          close({ id: item.id, outcome: 'nothing_wrong', note, measures: [], reason: null, until: null })
        }
        done={t('moderation.close.done')}
      />
      <DecisionDialog item={item} />
    </Card>
  );
}
