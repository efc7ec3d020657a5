import type { Locale } from '@faircourt/contracts/vocabulary';
import {
  ArrowRight,
  CircleDollarSign,
  Hourglass,
  ListChecks,
  Map as MapIcon,
  MessageCircleQuestion,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { localePath } from '../../locale-path.ts';
import { CARD, CARD_LINK, ROW_ON_PHONE } from '../parts/card-look.ts';
import type { ToolName } from './tool.schema.ts';
import type { Tool } from './tools.ts';

export const TOOL_ICONS: Record<ToolName, LucideIcon> = {
  'may-a-coach-write': MessageCircleQuestion,
  'high-school-nil': MapIcon,
  'five-year-clock': Hourglass,
  '600-dollar-clock': CircleDollarSign,
  checklists: ListChecks,
};

export function ToolCards({
  tools,
  locale,
  level: Heading = 'h3',
  isShort = false,
}: {
  tools: readonly Tool[];
  locale: Locale;
  level?: 'h2' | 'h3';
  /** One row for each on a phone, where other things follow below them. */
  isShort?: boolean;
}) {
  const t = useText();
  return (
    <ul className={cn('grid gap-5 sm:grid-cols-2 lg:grid-cols-3', isShort && 'max-sm:gap-2.5')}>
      {tools.map(({ name, path, data }) => {
        const Icon = TOOL_ICONS[name];
        return (
          <li key={name}>
            <article className={cn(CARD, isShort && ROW_ON_PHONE)}>
              <Icon aria-hidden className={cn('size-7 text-ball-text', isShort && 'max-sm:row-span-2')} />
              <Heading className={cn('text-lg', isShort ? 'sm:mt-5' : 'mt-5')}>
                <a href={localePath(locale, path)} className={CARD_LINK}>
                  {data.title}
                </a>
              </Heading>
              <p className={cn('mt-2 text-muted', isShort && 'max-sm:sr-only')}>{data.summary}</p>
              <p
                className={cn(
                  'mt-auto flex items-center justify-between gap-3 text-sm font-medium text-court',
                  isShort ? 'sm:pt-5' : 'pt-5',
                )}
              >
                {t('public.learn.tools.open')}
                <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-0.5" />
              </p>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
