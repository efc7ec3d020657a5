/** What the desk knows of one athlete: what is new since the last look, which lists they are on, and who has looked. */
import type { AthleteMarks as Marks } from '@faircourt/contracts/search-marks';
import { Eye, ListChecks, Sparkles, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { listPath } from '../../../shell/paths.ts';

type AthleteMarksProps = {
  marks: Marks | undefined;
  /** Of what can be pressed in it. */
  tabIndex?: number;
};

export function AthleteMarks({ marks, tabIndex }: AthleteMarksProps) {
  const t = useText();
  const format = useFormat();
  if (!marks) return null;
  const { news, lists, looks } = marks;
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {news.length > 0 && (
        <Mark icon={Sparkles} className="font-medium text-ball-text">
          {t('search.marks.news', { news: format.list(news.map((kind) => t(`search.news.${kind}`))) })}
        </Mark>
      )}
      {lists[0] && (
        <Mark icon={ListChecks} className="text-court">
          <Link to={listPath(lists[0].id)} tabIndex={tabIndex} className="underline underline-offset-4">
            {lists[0].name}
          </Link>
          {lists.length > 1 && ` ${t('search.marks.more_lists', { count: lists.length - 1 })}`}
        </Mark>
      )}
      {looks.map((look) => (
        <Mark key={`${look.name} ${look.looked_at}`} icon={Eye} className="text-muted">
          <time dateTime={look.looked_at} title={format.dateTime(look.looked_at)}>
            {t(look.is_own ? 'search.marks.looked_own' : 'search.marks.looked', {
              name: look.name,
              when: format.relative(look.looked_at),
            })}
          </time>
        </Mark>
      ))}
    </ul>
  );
}

function Mark({
  icon: Icon,
  className,
  children,
}: {
  icon: LucideIcon;
  className: string;
  children: ReactNode;
}) {
  return (
    <li className={`flex items-start gap-1.5 ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
