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
        <SeenWords preview={data} name={athlete.name} />{' '}
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

function SeenWords({ preview: { opened }, name }: { preview: Preview; name: string }) {
  const t = useText();
  const format = useFormat();
  if (opened === null) return t('family.seen_now.nothing', { name });
  const seen = GROUPS.filter((group) => opened.profile?.states[group] === 'visible');
  if (seen.length === 0) return t('family.seen_now.card');
  return t('family.seen_now', { groups: format.list(seen.map((group) => t(`family.seen_now.${group}`))) });
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
