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
import { Card, CardTitle } from '../../../ui/card.tsx';
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
  /** It has just been claimed, and this is what comes next. */
  isFocused: boolean;
  onNext: (next: QueueItem) => void;
};

export function DecisionCard({ item, seenHash, view, isFocused, onNext }: DecisionCardProps) {
  const t = useText();
  const errorText = useErrorText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { draft, change } = useDecisionDraft(item);
  const form = useRef<HTMLFormElement>(null);
  /** How often it was sent with something missing. */
  const [refusals, setRefusals] = useState(0);
  const isChecked = refusals > 0;
  const { decide, isDeciding, error } = useDeciding(item, view, onNext);
  const { decision } = draft;
  const isCorrection = decision === 'verify' && item.can_offer_values && draft.isOther;

  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);

  useEffect(() => {
    if (refusals > 0 && form.current) showMissing(form.current);
  }, [refusals]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verdict = verdictOf(item, seenHash, draft);
    setRefusals(verdict === null ? refusals + 1 : 0);
    if (verdict && !isDeciding) await decide(verdict);
  };
  return (
    // On a wide screen its fields scroll between the choice and the button, which keep their places.
    <Card aria-labelledby={titleId} className="xl:flex xl:min-h-64 xl:flex-col xl:overflow-hidden">
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-5 p-5 sm:p-6 xl:min-h-0 xl:flex-1 xl:gap-0 xl:p-0"
        onSubmit={(event) => void submit(event)}
      >
        <div className="flex flex-col gap-5 xl:flex-row xl:flex-wrap xl:items-center xl:justify-between xl:gap-x-3 xl:gap-y-2 xl:px-4 xl:pt-2.5 xl:pb-1.5">
          <CardTitle id={titleId} ref={title} tabIndex={-1}>
            {t('item.decide')}
          </CardTitle>
          <div className="min-w-0 overflow-x-auto">
            <Segmented
              label={t('item.decide')}
              options={DECISIONS.map((value) => ({ value, label: t(`item.decide.${value}`) }))}
              value={decision}
              onChange={(value) => change({ decision: value })}
            />
          </div>
        </div>
        <div className="flex flex-col gap-5 xl:min-h-0 xl:flex-1 xl:gap-4 xl:overflow-y-auto xl:px-4 xl:pt-1 xl:pb-4">
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
        </div>
        <div className="flex flex-col gap-3 xl:relative xl:border-t xl:border-line xl:px-4 xl:py-2 xl:before:pointer-events-none xl:before:absolute xl:before:inset-x-0 xl:before:bottom-full xl:before:h-3 xl:before:bg-linear-to-t xl:before:from-surface xl:before:to-surface/0">
          {error !== null && !isOvertaken(error) && (
            <Alert kind="error">{errorText(error, t('item.decide.failed'))}</Alert>
          )}
          <Button
            type="submit"
            variant={decision === 'reject' ? 'destructive' : 'primary'}
            isBusy={isDeciding}
            busyText={t('item.busy')}
          >
            {t(
              isCorrection
                ? 'item.decide.offer'
                : decision === 'verify' && item.guardian
                  ? 'item.decide.verify.guardianship'
                  : `item.decide.${decision}.submit`,
            )}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What is missing takes the focus; what is only said comes into sight. */
function showMissing(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
  if (field) field.focus();
  else form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
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
