import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { GrowthChart } from '../shared/growth-chart.tsx';
import { MEASURES, measureWords } from '../../../domain/measures.ts';
import { FactList } from './fact-list.tsx';
import { GroupSection } from './group-section.tsx';

export function MeasurementsSection({ profile }: { profile: CompleteProfile }) {
  const t = useText();
  const { measurements, states, badges } = profile;
  return (
    <GroupSection
      title={t('athlete.measurements')}
      state={states.measurements}
      group="measurements"
      badge={badges.measurements}
    >
      {measurements && <Measurements measurements={measurements} />}
    </GroupSection>
  );
}

function Measurements({ measurements }: { measurements: NonNullable<CompleteProfile['measurements']> }) {
  const t = useText();
  const units = useUnits();
  const { dominant_hand: hand, history } = measurements;
  const facts = MEASURES.map((measure) => {
    const value = measurements[measure];
    return [t(`measure.${measure}`), value === null ? null : measureWords(measure, value, units)] as const;
  });
  const isEmpty = hand === null && facts.every(([, value]) => value === null);
  if (isEmpty) return <p className="text-muted">{t('athlete.nothing_yet')}</p>;
  return (
    <div className="flex flex-col gap-6">
      <FactList facts={[...facts, [t('athlete.hand'), hand && t(`hand.${hand}`)]]} />
      {history.length > 1 && (
        <div className="border-t border-line pt-5">
          <h3 className="mb-3 text-base">{t('growth.title')}</h3>
          <GrowthChart history={history} />
        </div>
      )}
    </div>
  );
}
