import type { PostSummary } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { Archive, Globe, PencilLine, type LucideIcon } from 'lucide-react';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { CountryName } from '../../ui/country-name.tsx';

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
export function PostPlace({
  post: { kind, country_code: code, locale },
}: {
  post: Pick<PostSummary, 'kind' | 'country_code' | 'locale'>;
}) {
  const t = useText();
  return (
    <span>
      {t(`content.kind.${kind}`)} · <CountryName code={code} /> · {LOCALE_NAMES[locale]}
    </span>
  );
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
