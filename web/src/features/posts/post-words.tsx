import type { PostSummary } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { Archive, Globe, PencilLine, type LucideIcon } from 'lucide-react';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const LOOKS: Record<PostStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  draft: { tone: 'caution', icon: PencilLine },
  published: { tone: 'verified', icon: Globe },
  archived: { tone: 'neutral', icon: Archive },
};

export function StatusBadge({ status }: { status: PostStatus }) {
  const t = useText();
  return (
    <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {t(`content.status.${status}`)}
    </Badge>
  );
}

/** "News · Mexico · Español" */
export function usePostPlace(): (post: Pick<PostSummary, 'kind' | 'country_code' | 'locale'>) => string {
  const t = useText();
  const format = useFormat();
  return ({ kind, country_code, locale }) =>
    [t(`content.kind.${kind}`), format.country(country_code), LOCALE_NAMES[locale]].join(' · ');
}

/** Who signed it and when: for readers since it was published, for writers since the last change. */
export function usePostDates(): (
  post: Pick<PostSummary, 'author_name' | 'published_at' | 'updated_at'>,
) => string {
  const t = useText();
  const format = useFormat();
  return ({ author_name, published_at, updated_at }) => {
    const changed = t('content.changed', { author: author_name, date: format.dateTime(updated_at) });
    if (published_at === null) return changed;
    return `${changed} ${t('content.published_on', { date: format.date(published_at) })}`;
  };
}
