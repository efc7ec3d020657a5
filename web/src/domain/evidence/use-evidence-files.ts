/** The documents for one question: chosen beforehand, and sent one by one once there is a question to send them to. */
import { FILE_RULES } from '@faircourt/contracts/files';
import { EVIDENCE_FILES_MAX } from '@faircourt/contracts/verification';
import { useEffect, useRef, useState } from 'react';
import { fileProblem } from '../../shell/files/file-check.ts';
import { useFileProblemText } from '../../shell/files/file-problem.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSendEvidence } from './evidence.queries.ts';

const RULE = FILE_RULES.evidence;

export interface ChosenFile {
  key: string;
  file: File;
  /** From 0 to 1 while it is on its way; at 1 the server still looks at it. Null before. */
  share: number | null;
  isStored: boolean;
  problem: string | null;
}

export interface EvidenceFiles {
  list: readonly ChosenFile[];
  /** Why something that was chosen is not in the list. */
  refused: string | null;
  /** How many more fit. */
  room: number;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Whether all of them have arrived. What has arrived is not sent twice, and nothing is once the dialog is closed. */
  sendAll: (verificationId: string) => Promise<boolean>;
}

/** `stored`: how many documents the question has already. */
export function useEvidenceFiles(stored: number): EvidenceFiles {
  const t = useText();
  const describe = useFileProblemText(RULE, {
    wrongType: t('family_verification.files.wrong_type'),
    failed: t('family_verification.files.failed'),
  });
  const { mutateAsync: send } = useSendEvidence();
  const [list, setList] = useState<readonly ChosenFile[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  // One for the whole dialog: closing it stops everything that is not sent yet.
  const closing = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    closing.current = mine;
    return () => mine.abort();
  }, []);
  const room = EVIDENCE_FILES_MAX - stored - list.length;

  const change = (key: string, changes: Partial<ChosenFile>) =>
    setList((held) => held.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const sendOne = async (verificationId: string, { key, file }: ChosenFile): Promise<boolean> => {
    const { signal } = closing.current;
    if (signal.aborted) return false;
    change(key, { share: 0, problem: null });
    try {
      await send({ id: verificationId, file, signal, onProgress: (share) => change(key, { share }) });
      change(key, { share: 1, isStored: true });
      return true;
    } catch (error) {
      if (!signal.aborted) change(key, { share: null, problem: describe(error, file) });
      return false;
    }
  };

  return {
    list,
    refused,
    room,
    add: (files) => {
      const found = files.map((file) => ({ file, problem: fileProblem(RULE, file) }));
      const wrong = found.find(({ problem }) => problem !== null);
      const fitting = found.filter(({ problem }) => problem === null);
      const chosen = fitting.slice(0, Math.max(0, room));
      setRefused(
        wrong
          ? `${wrong.file.name}: ${describe(wrong.problem, wrong.file)}`
          : fitting.length > chosen.length
            ? t('family_verification.files.too_many', { count: EVIDENCE_FILES_MAX })
            : null,
      );
      const added = chosen.map(({ file }) => ({
        key: crypto.randomUUID(),
        file,
        share: null,
        isStored: false,
        problem: null,
      }));
      setList((held) => [...held, ...added]);
    },
    remove: (key) => {
      setRefused(null);
      setList((held) => held.filter((one) => one.key !== key));
    },
    sendAll: async (verificationId) => {
      let hasAll = true;
      for (const one of list.filter(({ isStored }) => !isStored)) {
        // One after the other: on a phone's line two at once only make both late.
        hasAll = (await sendOne(verificationId, one)) && hasAll;
      }
      return hasAll;
    },
  };
}
