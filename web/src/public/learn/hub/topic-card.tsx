import type { Locale } from '@faircourt/contracts/vocabulary';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { localePath } from '../../locale-path.ts';
import { articlesOn } from '../articles/articles.ts';
import { topicPath } from '../learn-paths.ts';
import { CARD, CARD_LINK, ROW_ON_PHONE } from '../parts/card-look.ts';
import { TOPIC_ICONS } from '../topic-looks.ts';
import type { Topic } from '../topics.ts';

/** The count is counted, never written. */
export function TopicCard({ topic, locale }: { topic: Topic; locale: Locale }) {
  const t = useText();
  const Icon = TOPIC_ICONS[topic];
  return (
    <article className={cn(CARD, ROW_ON_PHONE)}>
      <span className="grid size-10 place-items-center rounded-md bg-court-soft text-court max-sm:row-span-2 sm:size-12">
        <Icon aria-hidden className="size-5 sm:size-6" />
      </span>
      <h3 className="text-lg sm:mt-5">
        <a href={localePath(locale, topicPath(topic))} className={CARD_LINK}>
          {t(`public.learn.topic.${topic}.title`)}
        </a>
      </h3>
      <p className="mt-2 text-muted max-sm:sr-only">{t(`public.learn.topic.${topic}.text`)}</p>
      <p className="mt-auto flex items-center justify-between gap-3 text-sm font-medium sm:pt-5 text-court">
        {t('public.learn.topic.count', { count: articlesOn(topic, locale).length })}
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
      </p>
    </article>
  );
}
