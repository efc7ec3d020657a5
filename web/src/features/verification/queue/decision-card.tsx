/** The decision: verify, ask for more, or reject. What was typed stays, whatever happens to the call. */
import {
  METHOD_MAX,
  VERDICT_REASON_MAX,
  type QueueItem,
  type VerificationItem,
} from '@faircourt/contracts/verification';
import type { DecideVerification } from '@faircourt/contracts/verification-decision';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { DECISIONS, useDecisionDraft, type DecisionDraft } from './decision-draft.ts';
import { readFound } from './found-values.ts';
import type { QueueView } from './queue-view.ts';
import { isOvertaken, useDeciding } from './use-deciding.ts';
import { readerOf } from './reader-of.ts';
import { VerifyFields } from './verify-fields.tsx';

type DecisionCardProps = {
  item: VerificationItem;
  seenHash: string;
  view: QueueView;
  /** It has just been claimed: the button that had the focus is gone, and this is what comes next. */
  isFocused: boolean;
  onNext: (next: QueueItem) => void;
};

export function DecisionCard({ item, seenHash, view, isFocused, onNext }: DecisionCardProps) {
  const t = useText();
  const errorText = useErrorText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change } = useDecisionDraft(item);
  const [isChecked, setIsChecked] = useState(false);
  const { decide, isDeciding, error } = useDeciding(item, view, onNext);
  const { decision } = draft;
  const isCorrection = decision === 'verify' && item.can_offer_values && draft.isOther;

  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verdict = verdictOf(item, seenHash, draft);
    setIsChecked(verdict === null);
    if (verdict && !isDeciding) await decide(verdict);
  };
  return (
    <Card aria-labelledby={titleId} className="xl:shrink-0">
      <CardHeader>
        <CardTitle id={titleId} ref={title} tabIndex={-1}>
          {t('item.decide')}
        </CardTitle>
      </CardHeader>
      <CardContent className="xl:pt-4">
        <form noValidate className="flex flex-col gap-5 xl:gap-4" onSubmit={(event) => void submit(event)}>
          <div className="overflow-x-auto">
            <Segmented
              label={t('item.decide')}
              options={DECISIONS.map((value) => ({ value, label: t(`item.decide.${value}`) }))}
              value={decision}
              onChange={(value) => change({ decision: value })}
            />
          </div>
          {decision === 'verify' ? (
            <VerifyFields item={item} draft={draft} onChange={change} isChecked={isChecked} />
          ) : (
            <ReasonField
              key={decision}
              label={t(`item.decide.${decision}.reason`)}
              hint={t(`item.decide.${readerOf(item)}_reads`)}
              value={draft[decision]}
              onChange={(reason) => change({ [decision]: reason })}
              isChecked={isChecked}
            />
          )}
          {error !== null && !isOvertaken(error) && (
            <Alert kind="error">{errorText(error, t('item.decide.failed'))}</Alert>
          )}
          <Button
            type="submit"
            variant={decision === 'reject' ? 'destructive' : 'primary'}
            isBusy={isDeciding}
            busyText={t('item.busy')}
            // In sight below the values, which are never cut off; the fields above it scroll.
            className="xl:sticky xl:bottom-0 xl:shadow-[0_0.75rem_0_0.75rem_var(--color-surface)]"
          >
            {t(
              isCorrection
                ? 'item.decide.offer'
                : decision === 'verify' && item.guardian
                  ? 'item.decide.verify.guardianship'
                  : `item.decide.${decision}.submit`,
            )}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

type ReasonFieldProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  isChecked: boolean;
};

function ReasonField({ label, hint, value, onChange, isChecked }: ReasonFieldProps) {
  const t = useText();
  const length = value.trim().length;
  const error =
    length > VERDICT_REASON_MAX
      ? t('field_error.max_length', { max: VERDICT_REASON_MAX })
      : isChecked && length === 0
        ? t('field_error.required')
        : undefined;
  return (
    <Field label={label} hint={hint} error={error} isRequired>
      <Textarea rows={5} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

/** Null while something is missing or refused: the fields say what. */
function verdictOf(
  item: VerificationItem,
  seenHash: string,
  draft: DecisionDraft,
): DecideVerification | null {
  if (draft.decision !== 'verify') {
    const reason = draft[draft.decision].trim();
    return isFilled(reason, VERDICT_REASON_MAX)
      ? { decision: draft.decision, values_hash: seenHash, reason }
      : null;
  }
  const method = draft.method.trim();
  if (!isFilled(method, METHOD_MAX)) return null;
  const verdict = { decision: 'verify', values_hash: seenHash, method } as const;
  if (!item.can_offer_values || !draft.isOther) return { ...verdict, values: null };
  const found = readFound(item.fact_group, item.claimed_values, draft.found);
  return found.kind === 'found' ? { ...verdict, values: found.values } : null;
}

function isFilled(text: string, max: number): boolean {
  return text.length > 0 && text.length <= max;
}
