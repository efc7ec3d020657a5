import { useState } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** One text that is there again when what it was typed into is closed and opened, until it was sent. */
export function useKeptText(name: string): [text: string, keep: (text: string) => void, drop: () => void] {
  const userId = useSession().session?.user.id ?? '';
  const [text, setText] = useState(() => readText(userId, name));
  const keep = (typed: string) => {
    setText(typed);
    if (typed === '') dropDraft(userId, name);
    else keepDraft(userId, name, typed);
  };
  const drop = () => {
    setText('');
    dropDraft(userId, name);
  };
  return [text, keep, drop];
}

function readText(userId: string, name: string): string {
  const kept = readDraft(userId, name);
  return typeof kept === 'string' ? kept : '';
}
