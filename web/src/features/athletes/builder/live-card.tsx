/** The card as coaches find it in search today, drawn from what is being typed, and what of that they do not see. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { fileUrl } from '../../../api/file-url.ts';
import { AthleteCardFace, SelfReported } from '../../../domain/athlete-card-face.tsx';
import { previewQuery } from '../../../domain/athlete-preview.query.ts';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athletePreviewPath } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useIsDrawn } from '../../../ui/use-draw-later.ts';
import { useMatches } from '../../../ui/use-matches.ts';
import type { ProfileFieldsProps } from './basics-fields.tsx';
import { hiddenToday, type Hideable } from './hidden-today.ts';
import { liveFace } from './live-face.ts';
import type { ProfileValues } from './profile-values.ts';

const BESIDE_THE_FORM = '(min-width: 1024px)';

type LiveCardProps = ProfileFieldsProps & { profile: OwnProfile };

export function LiveCard({ builder, profile }: LiveCardProps) {
  const t = useText();
  const titleId = useId();
  const isBeside = useMatches(BESIDE_THE_FORM);
  const isDrawn = useIsDrawn();
  return (
    <Card aria-labelledby={titleId} className="lg:sticky lg:top-24">
      <details className="group" open={isBeside}>
        <summary
          tabIndex={isBeside ? -1 : 0}
          className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-5 sm:px-6 lg:pointer-events-none [&::-webkit-details-marker]:hidden"
        >
          <Eye aria-hidden className="size-5 shrink-0 text-court" />
          <h2 id={titleId} className="min-w-0 flex-1 text-base">
            {t('live_card.title')}
          </h2>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180 lg:hidden" />
        </summary>
        {/* Folded on a phone. */}
        {(isBeside || isDrawn) && (
          <div className="flex flex-col gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
            <Drawn builder={builder} profile={profile} />
            {profile.athlete && <Today athleteId={profile.athlete.id} profile={profile} />}
          </div>
        )}
      </details>
    </Card>
  );
}

function Drawn({ builder, profile }: LiveCardProps) {
  const id = useId();
  // A form without a chosen field gives all of its values.
  const values = useWatch({ control: builder.form.control }) as ProfileValues;
  const { data } = useCoachPreview(profile);
  const { photo, isHeightSaved, ...face } = liveFace(values, profile, data?.opened?.card);
  // A height that was just typed has not been measured by anybody.
  const badge = isHeightSaved && profile.badges.find(({ fact_group }) => fact_group === 'measurements');
  return (
    <article
      aria-labelledby={id}
      className="flex max-w-md flex-col gap-4 rounded-lg border border-line bg-raised p-4 shadow-soft"
    >
      <AthleteCardFace
        titleId={id}
        athlete={{ ...face, photoUrl: photo && fileUrl(photo.url, profile.file_key) }}
        heightMark={badge ? <VerifiedBadge badge={badge} /> : <SelfReported />}
      />
    </article>
  );
}

/** What the server says, since only it knows the family's releases. */
function useCoachPreview({ athlete }: OwnProfile) {
  return useQuery({
    ...previewQuery(athlete?.id ?? '', { as: 'verified_coach' }),
    enabled: athlete !== null,
  });
}

function Today({ athleteId, profile }: { athleteId: string; profile: OwnProfile }) {
  const t = useText();
  const { data } = useCoachPreview(profile);
  if (!data) return null;
  const card = data.opened?.card ?? null;
  const hidden = card ? hiddenToday(profile, card).map((part) => partName(part, t)) : [];
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      {card === null ? (
        <HiddenNote>{nobodyText(profile, t)}</HiddenNote>
      ) : hidden.length > 0 ? (
        <HiddenNote>{t('live_card.hidden', { parts: hidden.join(', ') })}</HiddenNote>
      ) : (
        card.is_identity_released && <p className="text-muted">{t('live_card.all')}</p>
      )}
      <Link
        to={athletePreviewPath(athleteId)}
        className={buttonClasses({ variant: 'link', size: 'sm', className: 'px-0 text-left' })}
      >
        {t('live_card.preview')}
      </Link>
    </div>
  );
}

function nobodyText({ athlete, visibility_hold: hold }: OwnProfile, t: Translate): string {
  const visibility = athlete?.visibility ?? 'private';
  const isOut = visibility === 'private' || visibility === 'conditional';
  const why = isOut
    ? t(`profile.visibility.${visibility}.hint`)
    : hold && t(`profile.visibility_hold.${hold}`);
  return [t('live_card.nobody'), why].filter(Boolean).join(' ');
}

function HiddenNote({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 text-ink">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0 text-caution" />
      {children}
    </p>
  );
}

function partName(part: Hideable, t: Translate): string {
  if (part === 'photo') return t('live_card.part.photo');
  return t(`profile.field.${part}`).replace(/ \(.*\)$/, '');
}
