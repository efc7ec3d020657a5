import type { Badge } from '@faircourt/contracts/athletes';
import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { LoadingView } from '../../ui/states.tsx';
import { BadgeDetails, BadgePopover } from '../../domain/verification/verified-badge.tsx';

/** Cards only say that the height was measured. Who, how and when is asked for when somebody wants to know. */
export function HeightBadge({ athleteId, tabIndex = 0 }: { athleteId: string; tabIndex?: number }) {
  const t = useText();
  return (
    <BadgePopover label={t('athlete.height.verified')} tabIndex={tabIndex}>
      <Details athleteId={athleteId} />
    </BadgePopover>
  );
}

function Details({ athleteId }: { athleteId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: badge, error, refetch } = useQuery(heightBadgeQuery(athleteId));
  if (badge) return <BadgeDetails badge={badge} noMethod={t('athlete.badge.how_withheld')} />;
  if (!error) return <LoadingView className="min-h-24" />;
  return (
    <div role="alert" className="mt-3 flex flex-col items-start gap-2 text-sm">
      <p>{errorText(error, t('athlete.badge.gone'))}</p>
      <Button variant="link" onClick={() => void refetch()}>
        {t('ui.error_state.retry')}
      </Button>
    </div>
  );
}

function heightBadgeQuery(id: string) {
  return {
    queryKey: ['height-badge', id],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Badge> =>
      answerOf(api.GET('/api/athletes/{id}/height-badge', { params: { path: { id } }, signal })),
  };
}
