/** Which units this browser's reader thinks in, and measures written in them. */
import { useMemo, useSyncExternalStore } from 'react';
import { browserRegion } from './browser-region.ts';
import { toFeetAndInches, toInches, toPounds, UNIT_SYSTEMS, type UnitSystem } from './units.ts';
import { useFormat, type Format } from './use-format.ts';
import { useText } from './use-text.ts';
import type { Translate } from './messages.ts';

const STORAGE_KEY = 'faircourt.units';
const listeners = new Set<() => void>();
/** Holds the choice where the browser refuses storage. */
let chosen: UnitSystem | null = null;

interface MeasureText {
  /** How tall or long: "188 cm" or "6′ 2″". */
  height: (cm: number) => string;
  /** How high one jumps: "80 cm" or "31.5 in". */
  jump: (cm: number) => string;
  weight: (kg: number) => string;
}

export interface Units extends MeasureText {
  system: UnitSystem;
  setSystem: (system: UnitSystem) => void;
  /** As stored, and as the specification writes it, whatever the reader thinks in. */
  metric: MeasureText;
  /** "188 cm"; to those who think in feet "6′ 2″ (188 cm)", since what was measured and checked is metric. */
  inFull: MeasureText;
}

export function useUnits(): Units {
  const t = useText();
  const format = useFormat();
  const system = useSyncExternalStore(subscribe, currentSystem, () => 'metric' as const);
  return useMemo(() => ({ system, setSystem, ...measureText(system, t, format) }), [system, t, format]);
}

/** Whether somebody has chosen in this browser, and the units are no guess any more. */
export function useAreUnitsChosen(): boolean {
  return useSyncExternalStore(subscribe, areUnitsChosen, () => false);
}

export function measureText(
  system: UnitSystem,
  t: Translate,
  format: Format,
): Omit<Units, 'system' | 'setSystem'> {
  const metric = metricText(t, format);
  if (system === 'metric') return { ...metric, metric, inFull: metric };
  const imperial = imperialText(t, format);
  const inFull = (kind: keyof MeasureText) => (value: number) =>
    t('units.in_full', { value: imperial[kind](value), metric: metric[kind](value) });
  return {
    ...imperial,
    metric,
    inFull: { height: inFull('height'), jump: inFull('jump'), weight: inFull('weight') },
  };
}

function metricText(t: Translate, format: Format): MeasureText {
  const centimetres = (cm: number) => t('units.cm', { value: format.number(cm) });
  return {
    height: centimetres,
    jump: centimetres,
    weight: (kg) => t('units.kg', { value: format.number(kg) }),
  };
}

function imperialText(t: Translate, format: Format): MeasureText {
  return {
    height: (cm) => {
      const { feet, inches } = toFeetAndInches(cm);
      return t('units.feet_inches', { feet, inches: format.number(inches) });
    },
    jump: (cm) => t('units.inches', { value: format.number(toInches(cm)) }),
    weight: (kg) => t('units.pounds', { value: format.number(toPounds(kg)) }),
  };
}

/** What was chosen; until then what the browser is set up for. The only place that decides it, for fields and for figures. */
function currentSystem(): UnitSystem {
  return chosen ?? readChoice() ?? (browserRegion() === 'US' ? 'imperial' : 'metric');
}

function areUnitsChosen(): boolean {
  return (chosen ?? readChoice()) !== null;
}

function readChoice(): UnitSystem | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return UNIT_SYSTEMS.find((system) => system === stored) ?? null;
  } catch {
    return null;
  }
}

function setSystem(system: UnitSystem): void {
  chosen = system;
  try {
    localStorage.setItem(STORAGE_KEY, system);
  } catch {
    // Storage may be blocked by the browser; the choice then lasts for this visit only.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== STORAGE_KEY) return;
    chosen = null;
    notify();
  };
  listeners.add(notify);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', followOtherTabs);
  };
}
