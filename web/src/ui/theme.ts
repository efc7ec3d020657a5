/**
 * Light, dark or as the system has it. preferences.js applies the stored choice before the first paint;
 * this module changes it while the page is open.
 */
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'faircourt.theme';
const listeners = new Set<() => void>();

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
  return { theme, setTheme };
}

function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage may be blocked by the browser; the theme then lasts for this visit only.
  }
  applyTheme(theme);
}

function applyTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) applyTheme(event.newValue);
  };
  listeners.add(notify);
  addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', followOtherTabs);
  };
}
