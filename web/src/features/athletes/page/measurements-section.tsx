import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import type { PeerMeasure, Peers } from '@faircourt/contracts/comparison';
import { useRole } from '../../../api/session/use-role.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { PeerBar } from '../compare/peer-bar.tsx';
import { scaleOf } from '../compare/peer-scale.ts';
import { GrowthChart } from '../shared/growth-chart.tsx';
import { MEASURES, measureInFull } from '../../../domain/measures.ts';
import { usePeers } from './athlete-page.queries.ts';
import { FactList } from './fact-list.tsx';
import { GroupSection } from './group-section.tsx';

type MeasurementsSectionProps = { athleteId: string; profile: CompleteProfile };

export function MeasurementsSection({ athleteId, profile }: MeasurementsSectionProps) {
  const t = useText();
  const { measurements, states, badges } = profile;
  return (
    <GroupSection
      title={t('athlete.measurements')}
      state={states.measurements}
      badge={measurements ? badges.measurements : undefined}
    >
      {measurements ? (
        <Measurements athleteId={athleteId} measurements={measurements} />
      ) : (
        <p className="text-muted">{t('athlete.nothing_yet')}</p>
      )}
    </GroupSection>
  );
}

type MeasurementsProps = { athleteId: string; measurements: NonNullable<CompleteProfile['measurements']> };

function Measurements({ athleteId, measurements }: MeasurementsProps) {
  const t = useText();
  const units = useUnits();
  const peers = usePeers(athleteId, useRole() === 'coach');
  const { dominant_hand: hand, history } = measurements;
  const known = MEASURES.flatMap((measure) => {
    const value = measurements[measure];
    return value === null ? [] : [{ measure, value, words: measureInFull(measure, value, units) }];
  });
  const handFact = [t('athlete.hand'), hand && t(`hand.${hand}`)] as const;
  if (hand === null && known.length === 0) return <p className="text-muted">{t('athlete.nothing_yet')}</p>;
  return (
    <div className="flex flex-col gap-6">
      {peers && known.some(({ measure }) => peers.spreads[measure]) ? (
        <>
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {known.map(({ measure, value, words }) => (
              <li key={measure} className="min-w-0">
                <p className="text-sm text-muted">{t(`measure.${measure}`)}</p>
                <p className="mb-1 font-heading text-lg tabular-nums">{words}</p>
                {peers.spreads[measure] && (
                  <PeerBar
                    measure={measure}
                    value={value}
                    peers={peers}
                    scale={scaleFor(measure, value, peers)}
                  />
                )}
              </li>
            ))}
          </ul>
          {hand && <FactList facts={[handFact]} />}
          <p className="text-sm text-muted">{t('compare.legend')}</p>
        </>
      ) : (
        <FactList
          facts={[...known.map(({ measure, words }) => [t(`measure.${measure}`), words] as const), handFact]}
        />
      )}
      {history.length > 1 && (
        <div className="border-t border-line pt-5">
          <h3 className="mb-3 text-base">{t('growth.title')}</h3>
          <GrowthChart history={history} />
        </div>
      )}
    </div>
  );
}

function scaleFor(measure: PeerMeasure, value: number, { spreads }: Peers) {
  const spread = spreads[measure];
  return scaleOf([value], spread ? [spread] : []);
}
