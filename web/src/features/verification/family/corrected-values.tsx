import type { OwnVerification } from '@faircourt/contracts/verification';
import { ArrowRight, Check, X } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import { useFactLines } from '../shared/fact-lines.ts';
import { useSettleCorrection } from './family-verifications.queries.ts';
import { useFailureText } from '../../../domain/evidence/use-failure-text.ts';

type CorrectedValuesProps = { question: OwnVerification; title: string };

/** What is claimed beside what the director found. Nothing on the profile changes before the family says yes. */
export function CorrectedValues({ question, title }: CorrectedValuesProps) {
  return (
    <div className="flex flex-col gap-4">
      <ComparedValues question={question} title={title} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <SettleButton question={question} title={title} answer="accept" />
        <SettleButton question={question} title={title} answer="keep" />
      </div>
    </div>
  );
}

function ComparedValues({ question, title }: CorrectedValuesProps) {
  const t = useText();
  const linesOf = useFactLines();
  const found = linesOf(question.fact_group, question.offered_values ?? {});
  const lines = linesOf(question.fact_group, question.claimed_values).map((claimed, index) => ({
    ...claimed,
    found: found[index]?.text ?? null,
  }));
  return (
    <Table label={t('family_verification.compare', { fact: title })} className="max-sm:text-sm">
      <TableHead>
        <tr>
          <TableHeaderCell className="px-2 whitespace-normal sm:px-3">
            {t('family_verification.compare.field')}
          </TableHeaderCell>
          <TableHeaderCell className="px-2 whitespace-normal sm:px-3">
            {t('family_verification.compare.ours')}
          </TableHeaderCell>
          <TableHeaderCell className="px-2 whitespace-normal sm:px-3">
            {t('family_verification.compare.found')}
          </TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {lines
          .filter(({ text, found }) => text !== null || found !== null)
          .map(({ field, label, text, found }) => (
            <TableRow key={field}>
              <TableHeaderCell scope="row" className="px-2 whitespace-normal text-ink sm:px-3">
                {label}
              </TableHeaderCell>
              <TableCell className="px-2 whitespace-normal sm:px-3">
                {text ?? t('ui.chart.no_value')}
              </TableCell>
              <TableCell className="px-2 whitespace-normal sm:px-3">
                {text === found ? (
                  (found ?? t('ui.chart.no_value'))
                ) : (
                  <strong className="inline-flex items-center gap-1.5 font-semibold text-caution">
                    <ArrowRight aria-hidden className="size-4 shrink-0" />
                    {found ?? t('ui.chart.no_value')}
                    <span className="sr-only">{t('family_verification.compare.differs')}</span>
                  </strong>
                )}
              </TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}

function SettleButton({ question, title, answer }: CorrectedValuesProps & { answer: 'accept' | 'keep' }) {
  const t = useText();
  const describeFailure = useFailureText();
  const settle = useSettleCorrection();
  const isAccepted = answer === 'accept';
  return (
    <ConfirmedAction
      isDestructive={false}
      trigger={
        <Button
          variant={isAccepted ? 'primary' : 'secondary'}
          icon={isAccepted ? <Check aria-hidden /> : <X aria-hidden />}
          aria-label={t('ui.named_action', { action: t(`family_verification.${answer}`), title })}
        >
          {t(`family_verification.${answer}`)}
        </Button>
      }
      title={t(`family_verification.${answer}.title`)}
      description={t(`family_verification.${answer}.text`)}
      confirmLabel={t(`family_verification.${answer}`)}
      busyText={t('family_verification.sending')}
      onConfirm={() => settle.mutateAsync({ question, isAccepted })}
      done={{ title: t(`family_verification.${answer}.done`) }}
      failed={t('family_verification.send_failed')}
      describeFailure={describeFailure}
    />
  );
}
