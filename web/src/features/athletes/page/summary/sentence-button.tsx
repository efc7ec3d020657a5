import type { SummaryFact } from '@faircourt/contracts/summaries';
import { VerifiedBadge } from '../../../../domain/verification/verified-badge.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useUnits } from '../../../../i18n/use-units.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../../ui/menu.tsx';
import { factWords } from './fact-words.ts';
import type { Sentence } from './sentence-parts.ts';

/** A sentence one can question: pressed, it shows the facts it was written about, and who checked them. */
export function SentenceButton({ sentence: { parts, facts, isSelfReported } }: { sentence: Sentence }) {
  const t = useText();
  const words = { t, format: useFormat(), units: useUnits() };
  const marked = (fact: SummaryFact) =>
    fact.badge || isSelfReported
      ? factWords(fact, words)
      : t('summary.self_reported', { value: factWords(fact, words) });
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
                <dt className="text-muted">{t(`summary.fact.${fact.key}`)}</dt>
                <dd className="flex items-center gap-2">
                  <span className="font-medium">{factWords(fact, words)}</span>
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
