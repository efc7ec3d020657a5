/** What is typed and chosen for a question, and how it is sent. Whatever fails, it stays in the form. */
import type { Statement } from '@faircourt/contracts/verification';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { factKey } from '../../../domain/verification/fact-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import type { EvidenceDialogProps } from './evidence-dialog.tsx';
import { useGiveStatement } from '../../../domain/evidence/evidence.queries.ts';
import { useAskVerification } from './family-verifications.queries.ts';
import {
  isStatementField,
  NO_STATEMENT,
  saysNothing,
  statementBody,
  statementSchemaUntil,
  type StatementValues,
} from './statement-values.ts';
import { useEvidenceFiles } from '../../../domain/evidence/use-evidence-files.ts';
import { useFailureText } from '../../../domain/evidence/use-failure-text.ts';
import { useKeptDraft, useRestoredDraft } from '../../../shell/drafts/use-form-draft.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';

export function useEvidenceForm({ athlete, fact, kind, isCompared, onClose }: EvidenceDialogProps) {
  const t = useText();
  const failureText = useFailureText();
  const ask = useAskVerification();
  const give = useGiveStatement();
  const today = useToday();
  const resolver = useMemo(() => contractResolver(statementSchemaUntil(today), statementBody), [today]);
  const form = useForm<StatementValues, unknown, Statement>({
    resolver,
    defaultValues: NO_STATEMENT,
    mode: 'onChange',
  });
  // Closed by a slip or by Back, and opened again: the words are there.
  const draft = `evidence.${kind}.${athlete.id}.${factKey(fact)}`;
  useRestoredDraft(form, draft, { shouldValidate: true });
  useKeptDraft(form, draft);
  // How many it had when the dialog opened: what is sent from here counts for itself.
  const [stored] = useState(kind === 'ask' ? 0 : (fact.question?.files.length ?? 0));
  const files = useEvidenceFiles(stored);
  const [problem, setProblem] = useState<string | null>(null);
  const isClosed = useIsClosed();
  /** The question that this dialog has asked, while its documents have not all arrived. */
  const [askedId, setAskedId] = useState<string | null>(null);

  const done = () => {
    toast.success({
      title: t(`family_verification.${kind}.done`),
      description: kind === 'add' ? undefined : t('family_verification.done_text'),
    });
    form.reset();
    onClose();
  };
  const askFirst = async (statement: Statement): Promise<boolean> => {
    const { facts } = await ask.mutateAsync({
      athleteId: athlete.id,
      question: {
        fact_group: fact.fact_group,
        season_id: fact.season_id,
        statement,
        has_documents: files.list.length > 0,
      },
    });
    const asked = facts.find((one) => factKey(one) === factKey(fact))?.question;
    if (!asked || (await files.sendAll(asked.id))) return true;
    setAskedId(asked.id);
    form.reset();
    return false;
  };
  /** Documents go first: the answer puts the question back before the director. */
  const addTo = async (id: string, statement: Statement): Promise<boolean> => {
    if (!(await files.sendAll(id))) return false;
    if (kind === 'answer' || !saysNothing(statement)) await give.mutateAsync({ id, statement });
    return true;
  };

  const send = async (statement: Statement) => {
    setProblem(null);
    const isNothing = askedId === null && saysNothing(statement) && files.list.length === 0;
    if (isNothing && !(kind === 'ask' && isCompared)) {
      form.setError('note', { type: 'required', message: 'required' }, { shouldFocus: true });
      return;
    }
    try {
      const id = askedId ?? (kind === 'ask' ? null : (fact.question?.id ?? null));
      const isAll = askedId
        ? await files.sendAll(askedId)
        : id === null
          ? await askFirst(statement)
          : await addTo(id, statement);
      if (isClosed.current) return;
      if (isAll) done();
      else
        setProblem(t(kind === 'ask' ? 'family_verification.asked_without' : 'family_verification.not_all'));
    } catch (error) {
      showFieldsOf(error);
      setProblem(failureText(error));
    }
  };
  /** The body of a question holds the statement one level deeper. */
  const showFieldsOf = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    for (const { field, code } of error.fieldErrors) {
      const name = field.replace(/^statement\./, '');
      if (isStatementField(name)) form.setError(name, { type: code, message: code });
    }
  };
  return {
    form,
    files,
    today,
    isBusy: form.formState.isSubmitting,
    problem,
    isAsked: askedId !== null,
    submit: form.handleSubmit(send),
  };
}

/** An answer may come after the dialog was closed, and another opened in its place. */
function useIsClosed() {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}
