import { useState } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '../../shell/drafts/drafts.ts';

type TextDraft = { body: string; submission_id: string };

/** One text with the id under which it is sent: an attempt whose answer was lost is not sent twice after a reload. */
export function useTextDraft(form: string): [TextDraft, (body: string) => void, () => void] {
  const userId = useSession().session?.user.id ?? '';
  const [draft, setDraft] = useState<TextDraft>(() => readText(userId, form));
  const change = (body: string) => {
    // Other words are another text, also when an earlier attempt has got through.
    const next = { body, submission_id: crypto.randomUUID() };
    setDraft(next);
    keepDraft(userId, form, next);
  };
  const drop = () => {
    dropDraft(userId, form);
    setDraft(emptyText());
  };
  return [draft, change, drop];
}

function readText(userId: string, form: string): TextDraft {
  const kept = readDraft(userId, form);
  return isTextDraft(kept) ? kept : emptyText();
}

function emptyText(): TextDraft {
  return { body: '', submission_id: crypto.randomUUID() };
}

function isTextDraft(value: unknown): value is TextDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    typeof value.body === 'string' &&
    'submission_id' in value &&
    typeof value.submission_id === 'string'
  );
}
