/** The decision: verify, ask for more, or reject. What was typed stays, whatever happens to the call. */
import {
  METHOD_MAX,
  VERDICT_REASON_MAX,
  type QueueItem,
  type VerificationItem,
} from '@faircourt/contracts/verification';
import type { DecideVerification } from '@faircourt/contracts/verification-decision';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { KeyCap } from '../../../domain/queue-keys/key-cap.tsx';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { DECISION_KEYS } from './decision-keys.ts';
import { DECISIONS, useDecisionDraft, type DecisionDraft } from './decision-draft.ts';
import { readFound } from './found-values.ts';
import type { QueueView } from './queue-view.ts';
import { isOvertaken, useDeciding } from './use-deciding.ts';
import { useDecisionKeys } from './use-decision-keys.ts';
import { readerOf } from './reader-of.ts';
import { useReaderWords } from './use-reader-words.ts';
import { reasonSuggestions, withSentence, type ReasonSuggestion } from './reason-suggestions.ts';
import { TextSuggestions } from './text-suggestions.tsx';
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
  const isSending = useRef(false);
  const { decide, isDeciding, error } = useDeciding(item, view, onNext);
  const { decision } = draft;
  const choose = (chosen: DecisionDraft['decision']) => {
    // What was missing of another decision is no fault of this one.
    setRefusals(0);
    change({ decision: chosen });
  };
  useDecisionKeys(form, choose);
  const isCorrection = decision === 'verify' && item.can_offer_values && draft.isOther;

  useEffect(() => {
    if (!isFocused) return;
    title.current?.focus({ preventScroll: true });
    // All of it, down to the button that sends it; the claim stays in sight above.
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [isFocused]);

  useEffect(() => {
    if (refusals > 0 && form.current) showMissing(form.current);
  }, [refusals]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const verdict = verdictOf(item, seenHash, draft);
    setRefusals(verdict === null ? refusals + 1 : 0);
    // Two presses may come before the page is drawn again; the second would be refused, and say that nothing was saved.
    if (!verdict || isDeciding || isSending.current) return;
    isSending.current = true;
    try {
      await decide(verdict);
    } finally {
      isSending.current = false;
    }
  };
  return (
    // On a wide screen its fields scroll between the choice and the button, which keep their places.
    <Card
      aria-labelledby={titleId}
      className={cn(
        'xl:flex xl:flex-col xl:overflow-hidden',
        // What is known of an account scrolls away under the claim before the fields of the decision do.
        item.guardian || item.institution ? 'xl:min-h-88' : 'xl:min-h-58',
      )}
    >
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
              options={DECISIONS.map((value) => ({
                value,
                label: t(`item.decide.${value}`),
                mark: <KeyCap name={DECISION_KEYS[value].toUpperCase()} />,
              }))}
              value={decision}
              onChange={choose}
            />
          </div>
        </div>
        {/* What does not fit scrolls: a line of words that shrank would lie under the next field. */}
        <div className="flex flex-col gap-5 *:shrink-0 xl:min-h-0 xl:flex-1 xl:gap-4 xl:overflow-y-auto xl:px-4 xl:pt-1 xl:pb-4">
          {decision === 'verify' ? (
            <VerifyFields item={item} draft={draft} onChange={change} isChecked={isChecked} />
          ) : (
            <ReasonField
              key={decision}
              suggestions={reasonSuggestions(decision, item.fact_group)}
              label={t(`item.decide.${decision}.reason`)}
              item={item}
              value={draft[decision]}
              onChange={(reason) => change({ [decision]: reason })}
              onAdd={(sentence) => change((now) => ({ [decision]: withSentence(now[decision], sentence) }))}
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
            aria-keyshortcuts="Control+Enter"
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
  suggestions: readonly ReasonSuggestion[];
  label: string;
  item: VerificationItem;
  value: string;
  onChange: (value: string) => void;
  onAdd: (sentence: string) => void;
  isChecked: boolean;
};

function ReasonField({ suggestions, label, item, value, onChange, onAdd, isChecked }: ReasonFieldProps) {
  const t = useText();
  const { language, sentenceOf } = useReaderWords(item);
  const hint = [
    t(`item.decide.${readerOf(item)}_reads`),
    ...(language ? [t('item.decide.reads_in', { language })] : []),
  ].join(' ');
  const length = value.trim().length;
  const error =
    length > VERDICT_REASON_MAX
      ? t('field_error.max_length', { max: VERDICT_REASON_MAX })
      : isChecked && length === 0
        ? t('field_error.required')
        : undefined;
  return (
    <div className="flex flex-col gap-3 xl:gap-2">
      <Field label={label} hint={hint} error={error} isRequired>
        <Textarea rows={5} value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
      <TextSuggestions
        legend={t('item.method.suggestions')}
        suggestions={suggestions}
        onChoose={(suggestion) => void sentenceOf(`${suggestion}.text`).then(onAdd)}
      />
    </div>
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
