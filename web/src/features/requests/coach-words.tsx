import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';

/** What is longer than about three lines of a phone is cut short there: what is asked and the answers stay on one screen. */
const SHORT = 120;

/** What the coach wrote, each message once. */
export function CoachWords({ texts }: { texts: readonly string[] }) {
  const t = useText();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (texts.length === 0) return <p className="text-sm text-muted">{t('requests.no_message')}</p>;
  const words = texts.join('\n');
  const isLong = words.length > SHORT || words.split('\n').length > 3;
  return (
    <div className="border-l-3 border-hardwood pl-3 text-sm sm:pl-4 sm:text-base">
      <blockquote
        id={id}
        className={cn(
          '[overflow-wrap:anywhere] whitespace-pre-line',
          isLong && !isWhole && 'max-sm:line-clamp-3',
        )}
      >
        {words}
      </blockquote>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          className="min-h-6 rounded-sm font-medium text-court underline decoration-court/35 underline-offset-4 sm:hidden"
          onClick={() => setIsWhole(!isWhole)}
        >
          {t(isWhole ? 'requests.words.less' : 'requests.words.all')}
        </button>
      )}
    </div>
  );
}
