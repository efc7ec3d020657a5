/** One sentence that is always true: it is read off the page that a verified coach would get at this moment. */
import type { FamilyAthlete, Preview } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { answerOf, api } from '../../../api/client.ts';
import { familyKey } from '../../../domain/family.query.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athletePreviewPath } from '../../../shell/paths.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isUnseen, lookOf } from './release-look.ts';
import { whyHidden } from './why-hidden.ts';

/** In the order of the rows below it. */
const GROUPS = ['identity', 'measurements', 'academics', 'transcript', 'videos'] as const;

export function SeenNow({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const { data, isPending } = useSeenNow(athlete.id);
  if (isPending) return <Skeleton className="h-12 w-full" />;
  if (!data) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-md bg-court-soft px-4 py-3">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <span>
        <SeenWords preview={data} athlete={athlete} />{' '}
        <Link
          to={athletePreviewPath(athlete.id)}
          className="font-medium text-court underline decoration-court/35 underline-offset-4"
        >
          {t('family.seen_now.open')}
        </Link>
      </span>
    </p>
  );
}

function SeenWords({ preview: { opened }, athlete }: { preview: Preview; athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const named = (groups: readonly (typeof GROUPS)[number][]) =>
    format.list(groups.map((group) => t(`family.seen_now.${group}`)));
  const seen = GROUPS.filter((group) => opened?.profile?.states[group] === 'visible');
  const unseen = GROUPS.filter((group) => !seen.includes(group) && isApprovedUnseen(group, athlete));
  const now =
    opened === null
      ? t('family.seen_now.nothing', { name: athlete.name })
      : seen.length === 0
        ? t('family.seen_now.card')
        : t('family.seen_now', { groups: named(seen) });
  const hidden = whyHidden('verified_colleges', athlete);
  return [
    now,
    ...(opened === null && hidden !== null ? [t(`family.switch.hidden.${hidden}`)] : []),
    ...(unseen.length > 0 ? [t('family.seen_now.unseen', { groups: named(unseen) })] : []),
  ].join(' ');
}

/** The table shows the same sign, and says below it what is missing. */
function isApprovedUnseen(group: (typeof GROUPS)[number], athlete: FamilyAthlete): boolean {
  return athlete.switches.some(
    (release) =>
      release.field_group === group &&
      release.audience !== 'institution' &&
      isUnseen(lookOf(release, athlete)),
  );
}

/** Under the key of the family: what changes there changes this. */
function useSeenNow(athleteId: string) {
  return useQuery({
    queryKey: [...familyKey, athleteId, 'seen-now'],
    queryFn: ({ signal }): Promise<Preview> =>
      answerOf(
        api.GET('/api/family/{id}/preview', {
          params: { path: { id: athleteId }, query: { as: 'verified_coach' } },
          signal,
        }),
      ),
  });
}
