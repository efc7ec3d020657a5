/** Which units this browser's reader thinks in, and measures written in them. */
import { useMemo, useSyncExternalStore } from 'react';
import { toFeetAndInches, toInches, toPounds, UNIT_SYSTEMS, type UnitSystem } from './units.ts';
import { useFormat, type Format } from './use-format.ts';
import { useText } from './use-text.ts';
import type { Translate } from './messages.ts';

const STORAGE_KEY = 'faircourt.units';
const listeners = new Set<() => void>();
/** Holds the choice where the browser refuses storage. */
let chosen: UnitSystem | null = null;

export interface Units {
  system: UnitSystem;
  setSystem: (system: UnitSystem) => void;
  /** How tall or long: "188 cm" or "6′ 2″". */
  height: (cm: number) => string;
  /** How high one jumps: "80 cm" or "31.5 in". */
  jump: (cm: number) => string;
  weight: (kg: number) => string;
}

export function useUnits(): Units {
  const t = useText();
  const format = useFormat();
  const system = useSyncExternalStore(subscribe, currentSystem, () => 'metric' as const);
  return useMemo(() => ({ system, setSystem, ...measureText(system, t, format) }), [system, t, format]);
}

export function measureText(
  system: UnitSystem,
  t: Translate,
  format: Format,
): Pick<Units, 'height' | 'jump' | 'weight'> {
  if (system === 'metric') {
    const centimetres = (cm: number) => t('units.cm', { value: format.number(cm) });
    return {
      height: centimetres,
      jump: centimetres,
      weight: (kg) => t('units.kg', { value: format.number(kg) }),
    };
  }
  return {
    height: (cm) => {
      const { feet, inches } = toFeetAndInches(cm);
      return t('units.feet_inches', { feet, inches: format.number(inches) });
    },
    jump: (cm) => t('units.inches', { value: format.number(toInches(cm)) }),
    weight: (kg) => t('units.pounds', { value: format.number(toPounds(kg)) }),
  };
}

/** Where this browser is set up for feet and pounds and nobody has chosen yet. */
export function isUsedToImperial(): boolean {
  return chosen === null && readChoice() === null && new Intl.Locale(navigator.language).region === 'US';
}

function currentSystem(): UnitSystem {
  return chosen ?? readChoice() ?? 'metric';
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
