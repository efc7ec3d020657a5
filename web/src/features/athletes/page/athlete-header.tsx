import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import { CircleUser, Clock3, MapPin, Ruler, School, Shirt } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileUrl } from '../../../api/file-url.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CountryName } from '../../../ui/country-name.tsx';
import { JerseyAvatar } from '../../../ui/jersey-avatar.tsx';
import { stillOf } from '../shared/still.ts';
import { VideoPlayer } from '../shared/video-player.tsx';
import { HeightInFull } from '../../../domain/height-in-full.tsx';
import { answerFor } from './requests/askable-groups.ts';
import { useRequesting } from './requests/request-context.ts';
import { HeroFigures } from './hero-figures.tsx';
import { BadgeDetails, BadgePopover, VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';

/** What the search card shows, which stays when the rest is locked; then the key figures and the first video. */
export function AthleteHeader({ opened }: { opened: OpenedAthlete }) {
  const t = useText();
  const { card, file_key } = opened;
  const [video] = opened.profile?.videos ?? [];
  const positions = [...new Set([card.primary_position, card.secondary_position])].filter(
    (position) => position !== null,
  );
  return (
    // The card's own room decides and not the screen's: beside a search there is less of it.
    <Card className="@container flex flex-col gap-5 p-5 sm:p-7">
      <div className="flex flex-col gap-5 @lg:flex-row @lg:flex-wrap @lg:items-start @lg:gap-7 @4xl:flex-nowrap">
        <JerseyAvatar
          name={card.name}
          photoUrl={card.avatar_url && fileUrl(card.avatar_url, file_key)}
          position={card.primary_position}
          number={opened.profile?.identity?.jersey_number}
          className="size-24 sm:size-32"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <div>
            <h1 tabIndex={-1} className="text-2xl break-words sm:text-3xl">
              {card.name}
            </h1>
            {card.grad_year !== null && (
              <p className="mt-1 text-lg text-muted">
                {t('athlete.class_of', { year: String(card.grad_year) })}
              </p>
            )}
          </div>
          {positions.length > 0 && (
            <ul aria-label={t('athlete.positions')} className="flex flex-wrap gap-2">
              {positions.map((position) => (
                <li key={position}>
                  <Badge tone="court">{t(`position.${position}`)}</Badge>
                </li>
              ))}
            </ul>
          )}
          <HeaderFacts opened={opened} />
        </div>
        {video && (
          <article aria-label={video.title} className="w-full min-w-0 @4xl:w-80 @4xl:shrink-0">
            <VideoPlayer video={video} still={stillOf(video, file_key)} />
            <h2 className="mt-2 text-base [overflow-wrap:anywhere]">{video.title}</h2>
            {video.description && (
              <p className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-muted">
                {video.description}
              </p>
            )}
          </article>
        )}
      </div>
      {opened.profile && <HeroFigures profile={opened.profile} />}
    </Card>
  );
}

function HeaderFacts({
  opened: { card, profile, allowance, height_badge: heightBadge },
}: {
  opened: OpenedAthlete;
}) {
  const t = useText();
  // Coaches alone are counted, and a locked page has nothing to ask for.
  const isAsker = allowance !== null && profile !== null;
  const { current_team: team = null, jersey_number: jersey = null } = profile?.identity ?? {};
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {card.height_cm !== null && (
        <Fact icon={<Ruler aria-hidden />}>
          <HeightInFull cm={card.height_cm} />
          {heightBadge ? (
            <BadgePopover label={t('athlete.height.verified')}>
              <BadgeDetails badge={heightBadge} noMethod={t('athlete.badge.how_withheld')} />
            </BadgePopover>
          ) : (
            <Badge icon={CircleUser}>{t('athlete.height.self_reported')}</Badge>
          )}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden />}>
        <CountryName city={card.city} code={card.country_code} />
      </Fact>
      {card.school_name && (
        <Fact icon={<School aria-hidden />}>
          {card.school_name}
          {profile?.badges.school && <VerifiedBadge badge={profile.badges.school} />}
        </Fact>
      )}
      {(team || jersey !== null) && (
        <Fact icon={<Shirt aria-hidden />}>
          {[team, jersey === null ? null : t('athlete.jersey', { number: jersey })]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      )}
      {!card.is_identity_released && (
        <Fact icon={<Clock3 aria-hidden />}>
          <span className="text-caution">{t('athlete.awaiting_guardian')}</span>
          {isAsker && <OwnQuestion />}
        </Fact>
      )}
    </ul>
  );
}

/** Whether this coach has asked for the name. Its room is kept while that is not known. */
function OwnQuestion() {
  const t = useText();
  const format = useFormat();
  const requesting = useRequesting();
  const answer = requesting && answerFor(requesting.askable, 'identity');
  return (
    <span className="min-h-6 basis-full text-sm text-muted">
      {requesting &&
        (answer?.status === 'requested'
          ? t('athlete.awaiting_guardian.asked', { date: format.date(answer.at) })
          : answer === null &&
            // Who cannot ask is told why elsewhere.
            requesting.askable.refusal === null &&
            t('athlete.awaiting_guardian.not_asked'))}
    </span>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 break-words">{children}</span>
    </li>
  );
}
