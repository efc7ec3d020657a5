/** Directors who work, with their regions; and those who were told no, for an admin who thinks better of it. */
import type { Director } from '@faircourt/contracts/regions';
import { MapPinned, UserX } from 'lucide-react';
import { Link } from 'react-router';
import { WaitingRow, WaitingSection } from '../../domain/waiting-section.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { userPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { useDirectors } from './directors.queries.ts';
import { RegionsDialog } from './regions-dialog.tsx';

export function WorkingDirectors() {
  const t = useText();
  const format = useFormat();
  const query = useDirectors();
  return (
    <WaitingSection
      icon={MapPinned}
      title={t('directors.working')}
      text={t('directors.working.text')}
      empty={t('directors.working.empty')}
      query={query}
      tone="neutral"
      rows={query.data?.directors
        .filter(({ status }) => status !== 'pending')
        .map((director) => (
          <WaitingRow
            key={director.user_id}
            title={<Name director={director} />}
            badges={
              director.status === 'suspended' && <Badge tone="stop">{t('users.state.suspended')}</Badge>
            }
            actions={director.status === 'active' && <RegionsDialog director={director} />}
          >
            <p className="break-words text-muted">{director.email}</p>
            <p>
              {director.regions.length > 0
                ? format.list(director.regions.map(({ name }) => name))
                : t('directors.no_region')}
            </p>
          </WaitingRow>
        ))}
    />
  );
}

/** Nobody was told no: then there is nothing to show. */
export function RefusedDirectors() {
  const t = useText();
  const format = useFormat();
  const query = useDirectors();
  const refused = query.data?.directors.filter(({ refusal }) => refusal !== null) ?? [];
  if (refused.length === 0) return null;
  return (
    <WaitingSection
      icon={UserX}
      title={t('directors.refused')}
      text={t('directors.refused.text')}
      empty=""
      query={query}
      tone="neutral"
      rows={refused.map((director) => (
        <WaitingRow
          key={director.user_id}
          title={<Name director={director} />}
          actions={director.application && <RegionsDialog director={director} />}
        >
          <p className="break-words text-muted">{director.email}</p>
          {director.refusal && (
            <>
              <p className="break-words">{director.refusal.reason}</p>
              <p className="text-sm text-muted">
                {t('directors.refused.by', {
                  name: director.refusal.refused_by ?? t('users.somebody'),
                  when: format.date(director.refusal.refused_at),
                })}
              </p>
            </>
          )}
        </WaitingRow>
      ))}
    />
  );
}

function Name({ director: { user_id: id, name } }: { director: Director }) {
  return (
    <Link
      to={userPath(id)}
      className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
    >
      {name}
    </Link>
  );
}
