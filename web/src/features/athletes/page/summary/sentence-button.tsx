import { VerifiedBadge } from '../../../../domain/verification/verified-badge.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/menu.tsx';
import type { Sentence, ShownFact } from './sentence-parts.ts';

/** A sentence one can question: pressed, it shows the facts it was written about, and who checked them. */
export function SentenceButton({ sentence: { parts, facts, isSelfReported } }: { sentence: Sentence }) {
  const t = useText();
  const marked = ({ words, badge, isName }: ShownFact) =>
    badge || isName || isSelfReported ? words : t('summary.self_reported', { value: words });
  const text = parts.map((part) => (typeof part === 'string' ? part : marked(part))).join('');
  return (
    <>
      <Popover>
        <PopoverTrigger className="inline rounded-sm text-left decoration-line decoration-2 underline-offset-4 hover:underline data-[state=open]:underline">
          {isSelfReported ? `${t('summary.self_reported', { value: text.replace(/\.$/, '') })}.` : text}
        </PopoverTrigger>
        <PopoverContent aria-label={t('summary.facts')}>
          <p className="font-heading">{t('summary.facts')}</p>
          <dl className="mt-3 flex flex-col gap-2.5 text-sm">
            {facts.map((fact) => (
              <div key={fact.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <dt className="text-muted">{fact.label}</dt>
                <dd className="flex items-center gap-2">
                  <span className="font-medium">{fact.words}</span>
                  {fact.badge ? (
                    <VerifiedBadge badge={fact.badge} />
                  ) : (
                    <Badge>{t('athlete.height.self_reported')}</Badge>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </PopoverContent>
      </Popover>{' '}
    </>
  );
}
