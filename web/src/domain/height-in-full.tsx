import { useUnits } from '../i18n/use-units.ts';

/** "188 cm"; to those who think in feet "6′ 2″ (188 cm)", on one line and with the second value smaller. */
export function HeightInFull({ cm }: { cm: number }) {
  const units = useUnits();
  if (units.system === 'metric') return units.height(cm);
  return (
    <span className="whitespace-nowrap">
      {units.height(cm)} <span className="text-sm text-muted">({units.metric.height(cm)})</span>
    </span>
  );
}
