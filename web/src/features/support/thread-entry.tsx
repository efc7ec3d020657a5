import type { SupportMessageKind } from '@faircourt/contracts/vocabulary';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { cn } from '../../ui/class-names.ts';

type ThreadEntryProps = {
  author: string;
  at: string;
  body: string;
  tone?: SupportMessageKind;
  /** Beside the name, such as whether it was sent. */
  mark?: ReactNode;
};

/** One text of a thread, as it was typed. */
export function ThreadEntry({ author, at, body, tone = 'reply', mark }: ThreadEntryProps) {
  const format = useFormat();
  return (
    <li
      className={cn(
        'px-5 py-4 sm:px-6',
        tone === 'answer' && 'bg-court-soft/40',
        tone === 'note' && 'bg-caution-soft/50',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-words">{author}</span>
        <time dateTime={at} title={format.dateTime(at)} className="text-sm text-muted">
          {format.relative(at)}
        </time>
        {mark}
      </p>
      <p className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">{body}</p>
    </li>
  );
}
