/** Measurements and academics on the printed sheet, each with who verified it and until when. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type { Badge } from '@faircourt/contracts/athletes';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { MEASURES, measureInFull } from '../../../domain/measures.ts';
import type { GroupState } from './group-section.tsx';

const COURSES_MAX = 10;

export function SheetMeasurements({
  profile: { measurements, states, badges },
}: {
  profile: CompleteProfile;
}) {
  const t = useText();
  const units = useUnits();
  if (!measurements) return <SheetClosed state={states.measurements} />;
  const hand = measurements.dominant_hand;
  const facts = MEASURES.flatMap((measure) => {
    const value = measurements[measure];
    return value === null ? [] : [[t(`measure.${measure}`), measureInFull(measure, value, units)] as const];
  });
  return (
    <SheetFacts
      facts={hand ? [...facts, [t('athlete.hand'), t(`hand.${hand}`)]] : facts}
      badge={badges.measurements}
    />
  );
}

export function SheetAcademics({ profile: { academics, states, badges } }: { profile: CompleteProfile }) {
  const t = useText();
  const format = useFormat();
  if (!academics) return <SheetClosed state={states.academics} />;
  const { gpa, sat, act, core_courses: courses } = academics;
  const facts = [
    [t('athlete.gpa'), gpa === null ? null : format.number(gpa)],
    [t('athlete.sat'), sat],
    [t('athlete.act'), act],
  ] as const;
  const named = courses.map(({ title, grade }) => [title, grade].filter(Boolean).join(' '));
  return (
    <>
      <SheetFacts
        facts={facts.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]))}
        badge={badges.academics}
      />
      {named.length > 0 && (
        <p className="line-clamp-2">
          {t('athlete.core_courses')}: {named.slice(0, COURSES_MAX).join(', ')}
        </p>
      )}
    </>
  );
}

/** A group that is not shown says why, so that nobody takes a gap for a zero. */
export function SheetClosed({ state }: { state: GroupState }) {
  const t = useText();
  return (
    <p className="text-muted">{t(state === 'visible' ? 'athlete.nothing_yet' : `athlete.state.${state}`)}</p>
  );
}

function SheetFacts({
  facts,
  badge,
}: {
  facts: readonly (readonly [name: string, value: string])[];
  badge: Badge | null;
}) {
  const t = useText();
  if (facts.length === 0) return <SheetClosed state="visible" />;
  return (
    <>
      <dl className="flex flex-wrap gap-x-[8mm]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-[1.5mm]">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-[8pt] text-muted">
        {badge ? <VerifiedLine badge={badge} /> : t('athlete.state.unverified')}
      </p>
    </>
  );
}

function VerifiedLine({ badge }: { badge: Badge }) {
  const t = useText();
  const format = useFormat();
  return t('athlete.sheet.verified', {
    name: badge.director_name ?? t('athlete.badge.director'),
    date: format.day(badge.verified_on),
    until: format.day(badge.expires_on),
  });
}
