/** How an athlete has grown: one measurement at a time, each saved value at its date. */
import type { Measurement } from '@faircourt/contracts/athletes';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { LineChart } from '../../../ui/line-chart.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { growthOf, measuresIn } from './growth.ts';
import { measureAxis, measureWords, type Measure } from '../../../domain/measures.ts';

export function GrowthChart({ history }: { history: readonly Measurement[] }) {
  const t = useText();
  const [wanted, setWanted] = useState<Measure>('height_cm');
  const measures = measuresIn(history);
  const measure = measures.includes(wanted) ? wanted : measures[0];
  if (measure === undefined) return <EmptyState icon={Ruler} title={t('growth.empty')} />;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {measures.length > 1 && (
        <div className="overflow-x-auto">
          <Segmented
            label={t('growth.measure')}
            options={measures.map((value) => ({ value, label: t(`measure.${value}`) }))}
            value={measure}
            onChange={setWanted}
          />
        </div>
      )}
      <GrowthLine history={history} measure={measure} />
    </div>
  );
}

function GrowthLine({ history, measure }: { history: readonly Measurement[]; measure: Measure }) {
  const t = useText();
  const units = useUnits();
  const format = useFormat();
  const growth = growthOf(history, measure);
  const [first] = growth;
  if (first && growth.length === 1) {
    const value = measureWords(measure, first.value, units);
    return <p className="text-muted">{t('growth.one', { value, date: format.day(first.date) })}</p>;
  }
  return (
    <LineChart
      label={t('growth.chart', { measure: t(`measure.${measure}`) })}
      pointsLabel={t('growth.date')}
      points={growth.map(({ date }) => ({ key: date, label: format.day(date), at: Date.parse(date) }))}
      series={[{ name: t(`measure.${measure}`), values: growth.map(({ value }) => value) }]}
      formatValue={(value) => measureWords(measure, value, units)}
      axis={measureAxis(measure, units)}
    />
  );
}
