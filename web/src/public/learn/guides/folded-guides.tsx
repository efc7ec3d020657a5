/** Guides that a phone shows closed, with their count; phone-fold.css opens them on wider screens. No script is needed. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ChevronDown } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { GuideCards } from './guide-cards.tsx';
import type { GuideName } from './guide.schema.ts';

type FoldedGuidesProps = {
  /** A link to it opens the group: browsers unfold what an address points into. Its heading has the id and "-title". */
  id: string;
  locale: Locale;
  names: readonly GuideName[];
};

export function FoldedGuides({ id, locale, names }: FoldedGuidesProps) {
  const t = useText();
  return (
    <details data-phone-fold="" className="group/fold mt-4 sm:mt-8">
      <summary
        aria-describedby={`${id}-title`}
        className="flex min-h-12 list-none items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 font-medium text-court shadow-soft [&::-webkit-details-marker]:hidden"
      >
        {t('public.learn.guides.count', { count: names.length })}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div id={id} className="scroll-mt-60 pt-4 sm:scroll-mt-40 sm:pt-0">
        <GuideCards locale={locale} names={names} />
      </div>
    </details>
  );
}
