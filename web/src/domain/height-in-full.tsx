import { useUnits } from '../i18n/use-units.ts';

/** "188 cm"; to those who think in feet "6′ 2″ (188 cm)", the second value smaller, and below the first where it is narrow. */
export function HeightInFull({ cm }: { cm: number }) {
  const units = useUnits();
  if (units.system === 'metric') return units.height(cm);
  return (
    <span>
      <span className="whitespace-nowrap">{units.height(cm)}</span>{' '}
      <span className="text-sm whitespace-nowrap text-muted">({units.metric.height(cm)})</span>
    </span>
  );
}
