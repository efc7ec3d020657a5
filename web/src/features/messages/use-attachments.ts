/** The files of the message being written: sent one by one as they are chosen, and named in the message afterwards. */
import { FILE_RULES } from '@faircourt/contracts/files';
import { MESSAGE_FILES_MAX, type MessageFile } from '@faircourt/contracts/messages';
import { useEffect, useRef, useState } from 'react';
import { fileProblem } from '../../shell/files/file-check.ts';
import { useFileProblemText } from '../../shell/files/file-problem.ts';
import { useText } from '../../i18n/use-text.ts';
import { uploadMessageFile } from './threads.queries.ts';

const RULE = FILE_RULES.attachment;

export interface Attachment {
  key: string;
  name: string;
  /** From 0 to 1; at 1 the server still looks at it. */
  share: number;
  /** Once the server has it. */
  stored: MessageFile | null;
  problem: string | null;
}

export interface Attachments {
  list: readonly Attachment[];
  isSending: boolean;
  /** More were chosen than one message takes. */
  hasTooMany: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  clear: () => void;
}

export function useAttachments(threadId: string, kept: readonly MessageFile[]): Attachments {
  const t = useText();
  const describe = useFileProblemText(RULE, {
    wrongType: t('messages.file.wrong_type'),
    failed: t('messages.file.failed'),
  });
  const [list, setList] = useState<readonly Attachment[]>(() => kept.map(storedAttachment));
  const [hasTooMany, setHasTooMany] = useState(false);
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const upload of running.values()) upload.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<Attachment>) =>
    setList((held) => held.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const upload = async (key: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    try {
      const stored = await uploadMessageFile(threadId, file, {
        signal: controller.signal,
        onProgress: (share) => change(key, { share }),
      });
      change(key, { stored, name: stored.name });
    } catch (error) {
      if (!controller.signal.aborted) change(key, { problem: describe(error, file) });
    } finally {
      uploads.current.delete(key);
    }
  };

  return {
    list,
    hasTooMany,
    isSending: list.some(({ stored, problem }) => stored === null && problem === null),
    add: (files) => {
      const room = MESSAGE_FILES_MAX - list.length;
      setHasTooMany(files.length > room);
      const chosen = files.slice(0, Math.max(0, room)).map((file) => ({ file, key: crypto.randomUUID() }));
      setList((held) => [
        ...held,
        ...chosen.map(({ file, key }) => {
          const found = fileProblem(RULE, file);
          return { key, name: file.name, share: 0, stored: null, problem: found && describe(found, file) };
        }),
      ]);
      for (const { file, key } of chosen) {
        if (fileProblem(RULE, file) === null) void upload(key, file);
      }
    },
    remove: (key) => {
      uploads.current.get(key)?.abort();
      setHasTooMany(false);
      setList((held) => held.filter((one) => one.key !== key));
    },
    clear: () => {
      setHasTooMany(false);
      setList([]);
    },
  };
}

function storedAttachment(stored: MessageFile): Attachment {
  return { key: stored.id, name: stored.name, share: 1, stored, problem: null };
}
