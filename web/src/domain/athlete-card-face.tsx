/** What a card in search says of an athlete. The builder draws the same from what is being typed. */
import type { AthleteCard } from '@faircourt/contracts/search';
import { CircleUser, Clock3, MapPin, Ruler, School } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useUnits } from '../i18n/use-units.ts';
import { Badge } from '../ui/badge.tsx';
import { Flag } from '../ui/flag.tsx';
import { JerseyAvatar } from '../ui/jersey-avatar.tsx';

type CardFace = Omit<AthleteCard, 'id' | 'avatar_url' | 'is_height_verified'> & { photoUrl: string | null };

type AthleteCardFaceProps = {
  athlete: CardFace;
  titleId: string;
  /** Beside the height: who vouches for it. */
  heightMark: ReactNode;
};

export function AthleteCardFace({ athlete, titleId, heightMark }: AthleteCardFaceProps) {
  const t = useText();
  return (
    <>
      <header className="flex items-center gap-4">
        <JerseyAvatar
          name={athlete.name}
          photoUrl={athlete.photoUrl}
          position={athlete.primary_position}
          className="size-14"
        />
        <div className="min-w-0">
          <h3 id={titleId} className="text-lg break-words">
            {athlete.name}
          </h3>
          {athlete.grad_year !== null && (
            <p className="text-muted">{t('athlete.class_of', { year: String(athlete.grad_year) })}</p>
          )}
        </div>
      </header>
      <Positions athlete={athlete} />
      <Facts athlete={athlete} heightMark={heightMark} />
    </>
  );
}

export function SelfReported() {
  const t = useText();
  return <Badge icon={CircleUser}>{t('athlete.height.self_reported')}</Badge>;
}

function Positions({ athlete }: { athlete: CardFace }) {
  const t = useText();
  const positions = [athlete.primary_position, athlete.secondary_position].filter((name) => name !== null);
  if (positions.length === 0) return null;
  return (
    <ul aria-label={t('athlete.positions')} className="flex flex-wrap gap-2">
      {[...new Set(positions)].map((position) => (
        <li key={position}>
          <Badge tone="court">{t(`position.${position}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Facts({ athlete, heightMark }: Omit<AthleteCardFaceProps, 'titleId'>) {
  const t = useText();
  const units = useUnits();
  return (
    <ul className="flex flex-col gap-2">
      {athlete.height_cm !== null && (
        <Fact icon={<Ruler aria-hidden />}>
          {units.height(athlete.height_cm)}
          {heightMark}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden />}>
        {[athlete.city, athlete.country_code].filter(Boolean).join(', ')}
        <Flag code={athlete.country_code} />
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
    <li className="flex items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-muted">
      {icon}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 break-words">{children}</span>
    </li>
  );
}
