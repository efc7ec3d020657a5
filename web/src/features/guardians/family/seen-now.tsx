/** One sentence that is always true: it is read off the page that a verified coach would get at this moment. */
import type { FamilyAthlete, Preview } from '@faircourt/contracts/family';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recommendedMissing } from '../../../domain/releases/recommended.ts';
import { useIsTurning } from '../../../domain/releases/use-turn-releases.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athletePreviewPath } from '../../../shell/paths.ts';
import { useKeptHeight } from '../../../ui/use-kept-height.ts';
import { NotYet } from './not-yet.tsx';
import { cardParts, pageParts, unseenRows } from './seen-parts.ts';
import { useSeenNow } from './seen-now.query.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';
import { useStill } from '../../../ui/use-still.ts';
import { RecommendedText } from './recommended-text.tsx';
import { useKnownReleases } from './use-saving.ts';
import { whyHidden } from './why-hidden.ts';

export function SeenNow({ athlete, isSetOffered }: { athlete: FamilyAthlete; isSetOffered: boolean }) {
  const { data } = useSeenNow(athlete.id);
  const shown = useStill(data, useIsTurning(athlete.id));
  // What the button of the recommended set does is said without a preview too.
  const isMissing = recommendedMissing(athlete).length > 0;
  const offer = isSetOffered && isMissing ? <RecommendedText athlete={athlete} /> : null;
  if (!shown) return offer;
  return <Seen preview={shown} {...{ athlete, offer }} />;
}

type SeenProps = { preview: Preview; athlete: FamilyAthlete; offer: ReactNode };

function Seen({ preview: { opened }, athlete, offer }: SeenProps) {
  const t = useText();
  const format = useFormat();
  const facts = useAthleteFacts(athlete);
  const known = useKnownReleases(athlete);
  const keptHeight = useKeptHeight<HTMLDivElement>();
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
  const why = hidden === null ? null : t(whyNothing(hidden, athlete), { name: athlete.name });
  // A choice of the athlete is no riddle to fold away; whose it is stands with the parts below.
  const isPrivate = hidden === 'private';
  return (
    <div ref={keptHeight} className="flex items-start gap-2.5 rounded-md bg-court-soft px-4 py-3">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <div className="min-w-0 flex-1">
        <p>
          {now} {isPrivate && `${why} `}
          <Link
            to={athletePreviewPath(athlete.id)}
            className="font-medium text-court underline decoration-court/35 underline-offset-4"
          >
            {t('family.seen_now.open')}
          </Link>
        </p>
        {/* What the button below would do, in the room where it then says what that still waits for. */}
        <div className={offer ? 'min-h-24 sm:min-h-20' : ''}>
          <NotYet athlete={athlete} unseen={unseenRows(known, facts, seen)} why={isPrivate ? null : why} />
          {offer && <div className="mt-2">{offer}</div>}
        </div>
      </div>
    </div>
  );
}

/** And who can change it. */
function whyNothing(hidden: NonNullable<ReturnType<typeof whyHidden>>, { is_self: isSelf }: FamilyAthlete) {
  if (hidden !== 'private') return `family.switch.hidden.${hidden}` as const;
  return isSelf ? 'family.switch.hidden.private.own' : 'family.seen_now.private';
}
