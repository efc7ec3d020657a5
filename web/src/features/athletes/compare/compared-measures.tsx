import { PEER_MEASURES, type ComparedAthlete, type PeerMeasure } from '@faircourt/contracts/comparison';
import { CircleUser } from 'lucide-react';
import { measureInFull } from '../../../domain/measures.ts';
import { BadgeDetails, BadgePopover, VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ComparedRow, ComparedSection, Figure, NobodyHas } from './compared-rows.tsx';
import { PeerBar } from './peer-bar.tsx';
import { measureOf, scaleOf, type Scale } from './peer-scale.ts';

export function ComparedMeasures({ athletes }: { athletes: readonly ComparedAthlete[] }) {
  const t = useText();
  const shown = PEER_MEASURES.filter((measure) =>
    athletes.some((athlete) => measureOf(athlete, measure) !== null),
  );
  const hasHand = athletes.some(({ profile }) => profile?.measurements?.dominant_hand);
  const missing = PEER_MEASURES.filter((measure) => !shown.includes(measure)).map((measure) =>
    t(`measure.${measure}`),
  );
  return (
    <ComparedSection title={t('athlete.measurements')}>
      <p className="py-3 text-sm text-muted">{t('compare.legend')}</p>
      {shown.map((measure) => (
        <ComparedMeasure key={measure} measure={measure} athletes={athletes} />
      ))}
      {hasHand && (
        <ComparedRow title={t('athlete.hand')} athletes={athletes}>
          {({ profile }) => {
            const hand = profile?.measurements?.dominant_hand;
            return <Figure value={hand ? t(`hand.${hand}`) : null} none={t('compare.not_shown')} />;
          }}
        </ComparedRow>
      )}
      <NobodyHas facts={hasHand ? missing : [...missing, t('athlete.hand')]} />
    </ComparedSection>
  );
}

function ComparedMeasure({
  measure,
  athletes,
}: {
  measure: PeerMeasure;
  athletes: readonly ComparedAthlete[];
}) {
  const t = useText();
  const values = athletes.flatMap((athlete) => measureOf(athlete, measure) ?? []);
  const spreads = athletes.flatMap(({ peers }) => peers?.spreads[measure] ?? []);
  const scale = values.length > 0 ? scaleOf(values, spreads) : null;
  return (
    <ComparedRow title={t(`measure.${measure}`)} athletes={athletes} isWide>
      {(athlete) => <MeasureCell athlete={athlete} measure={measure} scale={scale} />}
    </ComparedRow>
  );
}

type MeasureCellProps = { athlete: ComparedAthlete; measure: PeerMeasure; scale: Scale | null };

function MeasureCell({ athlete, measure, scale }: MeasureCellProps) {
  const t = useText();
  const units = useUnits();
  const value = measureOf(athlete, measure);
  if (value === null || !scale) return <Figure value={null} none={t('compare.not_shown')} />;
  return (
    <div className="flex flex-col gap-2">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Figure value={measureInFull(measure, value, units)} none="" />
        <MeasureBadge athlete={athlete} measure={measure} />
      </span>
      <PeerBar measure={measure} value={value} peers={athlete.peers} scale={scale} />
    </div>
  );
}

/** The mark of the height is on the card, also where the rest of the measurements is not released. */
function MeasureBadge({
  athlete: { height_badge, profile },
  measure,
}: Pick<MeasureCellProps, 'athlete' | 'measure'>) {
  const t = useText();
  if (measure === 'height_cm' && height_badge) {
    return (
      <BadgePopover>
        <BadgeDetails badge={height_badge} noMethod={t('athlete.badge.how_withheld')} />
      </BadgePopover>
    );
  }
  const badge = measure === 'height_cm' ? null : profile?.badges.measurements;
  if (badge) return <VerifiedBadge badge={badge} />;
  return <Badge icon={CircleUser}>{t('athlete.height.self_reported')}</Badge>;
}
