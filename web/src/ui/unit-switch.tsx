import { UNIT_SYSTEMS } from '../i18n/units.ts';
import { useText } from '../i18n/use-text.ts';
import { useUnits } from '../i18n/use-units.ts';
import { Segmented } from './segmented.tsx';

/** Centimetres and kilograms, or feet and pounds. Remembered in this browser, for every page. */
export function UnitSwitch({ className }: { className?: string }) {
  const t = useText();
  const { system, setSystem } = useUnits();
  return (
    <Segmented
      label={t('units.title')}
      options={UNIT_SYSTEMS.map((value) => ({ value, label: t(`units.${value}`) }))}
      value={system}
      onChange={setSystem}
      {...(className ? { className } : {})}
    />
  );
}
