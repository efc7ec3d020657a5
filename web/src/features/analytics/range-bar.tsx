import {
  ANALYTICS_DAYS_MAX,
  analyticsQuerySchema,
  dayAfter,
  type AnalyticsQuery,
} from '@faircourt/contracts/analytics';
import { useState, type FormEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { presetOf, presets, rangeOf, type Preset } from './analytics-address.ts';

type RangeBarProps = { range: AnalyticsQuery; today: string; onChange: (range: AnalyticsQuery) => void };

/** The usual ranges take effect at once; days of one's own wait for the button. */
export function RangeBar({ range, today, onChange }: RangeBarProps) {
  const t = useText();
  const preset = presetOf(range, today);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <Segmented<Preset | 'own'>
        label={t('analytics.range')}
        options={presets().map((value) => ({ value, label: t(`analytics.range.${value}`) }))}
        value={preset ?? 'own'}
        onChange={(value) => {
          if (value !== 'own') onChange(rangeOf(value, today));
        }}
      />
      <OwnRange key={`${range.from} ${range.to}`} range={range} today={today} onChange={onChange} />
    </div>
  );
}

function OwnRange({ range, today, onChange }: RangeBarProps) {
  const t = useText();
  const [typed, setTyped] = useState(range);
  const [isRefused, setRefused] = useState(false);
  const show = (event: FormEvent) => {
    event.preventDefault();
    const read = analyticsQuerySchema.safeParse(typed);
    setRefused(!read.success);
    if (read.success) onChange(read.data);
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-3" onSubmit={show}>
      <Field
        label={t('analytics.from')}
        className="w-40"
        {...(isRefused && { error: t('analytics.range.refused', { days: ANALYTICS_DAYS_MAX }) })}
      >
        <Input
          type="date"
          max={dayAfter(today, -1)}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
      </Field>
      <Field label={t('analytics.to')} className="w-40">
        <Input
          type="date"
          max={today}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {t('analytics.show')}
      </Button>
    </form>
  );
}
