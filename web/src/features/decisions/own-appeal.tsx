import { REPORT_WORDS_MAX, type OwnDecision } from '@faircourt/contracts/moderation';
import { Scale } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAppeal } from './decisions.queries.ts';

/** Appealing once, or what came of it. */
export function OwnAppeal({ decision }: { decision: OwnDecision }) {
  const t = useText();
  const format = useFormat();
  const { mutateAsync: appealTo } = useAppeal();
  const { appeal } = decision;
  if (appeal) {
    return (
      <Alert kind="info" className="mt-4">
        {appeal.answer === null
          ? t('decisions.appeal.waiting', { when: format.date(appeal.made_at) })
          : t(appeal.is_accepted ? 'moderation.appeal.accepted' : 'moderation.appeal.declined', {
              answer: appeal.answer,
            })}
      </Alert>
    );
  }
  if (!decision.can_appeal) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5">
      <p className="min-w-0 flex-1 basis-64 text-muted">{t('decisions.appeal.text')}</p>
      <ReasonDialog
        trigger={
          <Button variant="secondary" className="max-sm:w-full" icon={<Scale aria-hidden />}>
            {t('decisions.appeal')}
          </Button>
        }
        title={t('decisions.appeal')}
        description={t('decisions.appeal.text')}
        label={t('decisions.appeal.words')}
        max={REPORT_WORDS_MAX}
        confirmLabel={t('decisions.appeal')}
        onConfirm={(words) => appealTo({ id: decision.id, words })}
        done={t('decisions.appeal.done')}
      />
    </div>
  );
}
