/** What a card in search says of an athlete. The builder draws the same from what is being typed. */
import type { AthleteCard } from '@faircourt/contracts/search';
import type { Position } from '@faircourt/contracts/vocabulary';
import { CircleUser, Clock3, MapPin, Ruler, School } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Flag } from '../ui/flag.tsx';
import { JerseyAvatar } from '../ui/jersey-avatar.tsx';
import { HeightInFull } from './height-in-full.tsx';

type CardFace = Omit<AthleteCard, 'id' | 'avatar_url' | 'is_height_verified'> & { photoUrl: string | null };

type AthleteCardFaceProps = {
  athlete: CardFace;
  titleId: string;
  /** Beside the height: who vouches for it. */
  heightMark: ReactNode;
};

export function AthleteCardFace({ athlete, titleId, heightMark }: AthleteCardFaceProps) {
  const t = useText();
  // One fits beside the class; two have a line of their own.
  const positions = positionsOf(athlete);
  return (
    <>
      <header className="flex items-center gap-3 sm:gap-4">
        <JerseyAvatar
          name={athlete.name}
          photoUrl={athlete.photoUrl}
          position={athlete.primary_position}
          className="size-12 sm:size-14"
        />
        <div className="min-w-0">
          <h3 id={titleId} className="text-base leading-snug break-words sm:text-lg">
            {athlete.name}
          </h3>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {athlete.grad_year !== null && (
              <p className="text-sm text-muted sm:text-base">
                {t('athlete.class_of', { year: String(athlete.grad_year) })}
              </p>
            )}
            {positions.length === 1 && <Positions positions={positions} />}
          </div>
        </div>
      </header>
      {positions.length > 1 && <Positions positions={positions} />}
      <Facts athlete={athlete} heightMark={heightMark} />
    </>
  );
}

export function SelfReported() {
  const t = useText();
  return <Badge icon={CircleUser}>{t('athlete.height.self_reported')}</Badge>;
}

function Positions({ positions }: { positions: readonly Position[] }) {
  const t = useText();
  return (
    <ul aria-label={t('athlete.positions')} className="flex flex-wrap gap-1.5">
      {positions.map((position) => (
        <li key={position}>
          <Badge tone="court">{t(`position.${position}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function positionsOf({ primary_position: primary, secondary_position: secondary }: CardFace): Position[] {
  return [...new Set([primary, secondary].filter((position) => position !== null))];
}

function Facts({ athlete, heightMark }: Omit<AthleteCardFaceProps, 'titleId'>) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="flex gap-x-3 gap-y-1.5 max-sm:flex-wrap max-sm:text-sm sm:flex-col">
      {athlete.height_cm !== null && (
        <Fact icon={<Ruler aria-hidden />}>
          <HeightInFull cm={athlete.height_cm} />
          {heightMark}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden />}>
        {format.place(athlete)}
        {/* The letters alone would read as a state of the US: "CA". */}
        <span className="flex items-center gap-1.5 text-muted">
          <Flag code={athlete.country_code} />
          {athlete.country_code}
        </span>
      </Fact>
      {athlete.school_name && <Fact icon={<School aria-hidden />}>{athlete.school_name}</Fact>}
      {!athlete.is_identity_released && (
        <Fact icon={<Clock3 aria-hidden className="text-caution" />}>
          <span className="text-caution">{t('athlete.awaiting_guardian')}</span>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5 sm:gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 sm:[&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 break-words">{children}</span>
    </li>
  );
}
