/** One sentence that is always true: it is read off the page that a verified coach would get at this moment. */
import type { FamilyAthlete, Preview } from '@faircourt/contracts/family';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athletePreviewPath } from '../../../shell/paths.ts';
import { NotYet } from './not-yet.tsx';
import { cardParts, pageParts, unseenRows } from './seen-parts.ts';
import { useSeenNow } from './seen-now.query.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';
import { whyHidden } from './why-hidden.ts';

export function SeenNow({ athlete }: { athlete: FamilyAthlete }) {
  const { data } = useSeenNow(athlete.id);
  if (!data) return null;
  return <Seen preview={data} athlete={athlete} />;
}

function Seen({ preview: { opened }, athlete }: { preview: Preview; athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const facts = useAthleteFacts(athlete.id);
  const seen = opened ? pageParts(opened) : [];
  const word = (part: ReturnType<typeof cardParts | typeof pageParts>[number]) =>
    t(`family.seen_now.item.${part}`, { count: opened?.profile?.videos.length ?? 0 });
  const items = (parts: Parameters<typeof word>[0][]) => format.list(parts.map(word));
  const now =
    opened === null
      ? t(athlete.is_self ? 'family.seen_now.nothing.own' : 'family.seen_now.nothing', { name: athlete.name })
      : seen.length === 0
        ? t('family.seen_now.card', { items: items(cardParts(opened)) })
        : t('family.seen_now', { items: items(seen) });
  const hidden = opened === null ? whyHidden('verified_colleges', athlete) : null;
  return (
    <div className="flex items-start gap-2.5 rounded-md bg-court-soft px-4 py-3">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <div className="min-w-0 flex-1">
        <p>
          {now}{' '}
          <Link
            to={athletePreviewPath(athlete.id)}
            className="font-medium text-court underline decoration-court/35 underline-offset-4"
          >
            {t('family.seen_now.open')}
          </Link>
        </p>
        <NotYet
          unseen={unseenRows(athlete, facts, seen)}
          why={hidden === null ? null : t(whyNothing(hidden, athlete), { name: athlete.name })}
        />
      </div>
    </div>
  );
}

/** And who can change it. */
function whyNothing(hidden: NonNullable<ReturnType<typeof whyHidden>>, { is_self: isSelf }: FamilyAthlete) {
  if (hidden !== 'private') return `family.switch.hidden.${hidden}` as const;
  return isSelf ? 'family.switch.hidden.private.own' : 'family.seen_now.private';
}
