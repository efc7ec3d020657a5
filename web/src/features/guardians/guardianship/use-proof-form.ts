/** What a guardian shows, and how it is sent. Whatever fails, it stays in the form. */
import { EVIDENCE_NOTE_MAX } from '@faircourt/contracts/verification';
import type { GuardianshipEvidence } from '@faircourt/contracts/vocabulary';
import { useState, type FormEvent } from 'react';
import { useGiveStatement } from '../../../domain/evidence/evidence.queries.ts';
import { useEvidenceFiles } from '../../../domain/evidence/use-evidence-files.ts';
import { useFailureText } from '../../../domain/evidence/use-failure-text.ts';
import { checkDays } from '../../../domain/guardianship/guardian-level.ts';
import { useKeptText } from '../../../shell/drafts/use-kept-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { useAskGuardianship } from './guardianship.queries.ts';
import type { ProofFormProps } from './proof-form.tsx';

type Missing = 'note' | 'files' | 'anything' | null;

export function useProofForm({ athlete, guardianship, kind, onDone }: ProofFormProps) {
  const t = useText();
  const failureText = useFailureText();
  const asking = useAskGuardianship(athlete.id);
  const giving = useGiveStatement();
  const [evidence, setEvidence] = useState<GuardianshipEvidence>('document');
  const [note, setNote, dropNote] = useKeptText(`guardianship.${kind}.${athlete.id}`);
  // How many it had when the form opened: what is sent from here counts for itself.
  const [stored] = useState(kind === 'ask' ? 0 : (guardianship.question?.files.length ?? 0));
  const files = useEvidenceFiles(stored);
  const [missing, setMissing] = useState<Missing>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  /** The question that this form has asked, while its documents have not all arrived. */
  const [askedId, setAskedId] = useState<string | null>(null);

  const ask = async (): Promise<boolean> => {
    if (askedId !== null) return files.sendAll(askedId);
    const { question } = await asking.mutateAsync({ evidence, note: note.trim() || null });
    if (!question || evidence !== 'document' || (await files.sendAll(question.id))) return true;
    setAskedId(question.id);
    return false;
  };
  /** Documents go first: the answer puts the question back before the director. */
  const give = async (id: string): Promise<boolean> => {
    if (!(await files.sendAll(id))) return false;
    const statement = { method: null, place: null, on: null, link: null, note: note.trim() || null };
    if (kind === 'answer' || statement.note !== null) await giving.mutateAsync({ id, statement });
    return true;
  };
  const findMissing = (): Missing => {
    const hasNote = note.trim() !== '';
    const hasFiles = files.list.length > 0;
    if (kind !== 'ask') return hasNote || hasFiles ? null : 'anything';
    if (evidence === 'document') return hasFiles ? null : 'files';
    return hasNote ? null : 'note';
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = findMissing();
    setMissing(found);
    setProblem(
      note.trim().length > EVIDENCE_NOTE_MAX ? t('field_error.max_length', { max: EVIDENCE_NOTE_MAX }) : null,
    );
    if (isBusy || found !== null || note.trim().length > EVIDENCE_NOTE_MAX) return;
    setIsBusy(true);
    try {
      const id = guardianship.question?.id;
      const isAll = kind === 'ask' ? await ask() : id !== undefined && (await give(id));
      if (isAll) {
        dropNote();
        toast.success({
          title: t(`guardianship.${kind}.done`),
          description: t('guardianship.done_text', { days: checkDays(guardianship) }),
        });
        onDone();
      } else {
        setProblem(t(kind === 'ask' ? 'family_verification.asked_without' : 'family_verification.not_all'));
      }
    } catch (error) {
      setProblem(failureText(error));
    }
    setIsBusy(false);
  };
  return {
    evidence,
    setEvidence: (chosen: GuardianshipEvidence) => {
      setEvidence(chosen);
      setMissing(null);
    },
    note,
    setNote,
    files,
    // It goes as soon as it is there, and not only with the next attempt.
    missing: missing === findMissing() ? missing : null,
    problem,
    isBusy,
    isAsked: askedId !== null,
    submit,
  };
}
