import type { LogEntry } from '@faircourt/contracts/family';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { logSentence } from '../../../domain/log/log-sentence.ts';

type LogLinesProps = {
  entries: readonly LogEntry[];
  family: { is_without_seasons: boolean; is_self: boolean };
};

export function LogLines({ entries, family }: LogLinesProps) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.seq} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
          <span className="min-w-0 flex-1 basis-64 break-words">
            {logSentence(entry, { t, format, family })}
          </span>
          <time dateTime={entry.at} className="text-sm whitespace-nowrap text-muted tabular-nums">
            {format.dateTime(entry.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
