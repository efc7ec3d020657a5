import { useText } from '../../i18n/use-text.ts';
import type { TodayValues } from './today-values.ts';

type TodayLinesProps = { id: string; today: TodayValues };

/** The values of today, newest first; pressed, all of them. */
export function TodayLines({ id, today: { lines, folded } }: TodayLinesProps) {
  const t = useText();
  if (lines.length === 0 && folded.length === 0) {
    return (
      <p id={id} className="text-sm text-muted">
        {t('requests.today.nothing')}
      </p>
    );
  }
  if (folded.length === 0) {
    return (
      <div id={id}>
        <Lines lines={lines} />
      </div>
    );
  }
  return (
    <details className="group/today">
      <summary className="cursor-pointer list-none rounded-sm [&::-webkit-details-marker]:hidden">
        <span id={id} className="block">
          <Lines lines={lines} />
        </span>
        <span className="block text-sm font-medium text-court underline decoration-court/35 underline-offset-4 group-open/today:no-underline">
          {t(lines.length > 0 ? 'requests.today.and' : 'requests.today.alone', {
            things: folded.map(({ title }) => title).join(', '),
          })}
        </span>
      </summary>
      <ul className="mt-1.5 flex flex-col gap-1 border-l-2 border-line pl-3 text-sm [overflow-wrap:anywhere] text-muted">
        {folded.flatMap(({ title, values }) =>
          values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same value may be there twice
            <li key={`${title} ${index}`} className="whitespace-pre-line">
              {value}
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block text-sm [overflow-wrap:anywhere] text-muted">
      {line}
    </span>
  ));
}
