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
import { localePath } from '../../locale-path.ts';
import { CARD, CARD_LINK } from '../parts/card-look.ts';
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
}: {
  tools: readonly Tool[];
  locale: Locale;
  level?: 'h2' | 'h3';
}) {
  const t = useText();
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map(({ name, path, data }) => {
        const Icon = TOOL_ICONS[name];
        return (
          <li key={name}>
            <article className={CARD}>
              <Icon aria-hidden className="size-7 text-ball-text" />
              <Heading className="mt-5 text-lg">
                <a href={localePath(locale, path)} className={CARD_LINK}>
                  {data.title}
                </a>
              </Heading>
              <p className="mt-2 text-muted">{data.summary}</p>
              <p className="mt-auto flex items-center justify-between gap-3 pt-5 text-sm font-medium text-court">
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
