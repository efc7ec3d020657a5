/** Accounts that searched or opened profiles faster than a person does. */
import type { ReachedLimitList } from '@faircourt/contracts/reached-limits';
import { Gauge } from 'lucide-react';
import { AppLink } from '../../shell/app-link.tsx';
import { userPath } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { limitWords } from './limit-words.ts';
import { WaitingRow, WaitingSection } from '../../domain/waiting-section.tsx';
import { useReachedLimits } from './safety.queries.ts';

type ReachedLimit = ReachedLimitList['accounts'][number];

export function LimitSection() {
  const t = useText();
  const query = useReachedLimits();
  return (
    <WaitingSection
      icon={Gauge}
      title={t('safety.limits')}
      text={t('safety.limits.text')}
      empty={t('safety.limits.empty')}
      query={query}
      rows={query.data?.accounts.map((reached) => (
        <LimitRow key={`${reached.user_id} ${reached.limit} ${reached.first_at}`} reached={reached} />
      ))}
    />
  );
}

function LimitRow({ reached }: { reached: ReachedLimit }) {
  const t = useText();
  const format = useFormat();
  const words = limitWords(reached.limit);
  return (
    <WaitingRow
      title={
        <AppLink to={userPath(reached.user_id)} className="rounded-sm underline underline-offset-4">
          {reached.name}
        </AppLink>
      }
      badges={<Badge>{t(`role.${reached.role}`)}</Badge>}
    >
      <p>{words ? t(words) : reached.limit}</p>
      <p className="text-muted">
        {t('safety.limit.times', { count: reached.times })} ·{' '}
        <time dateTime={reached.last_at} title={format.dateTime(reached.last_at)}>
          {t('safety.limit.last', { when: format.relative(reached.last_at) })}
        </time>
      </p>
    </WaitingRow>
  );
}
