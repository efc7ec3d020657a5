/**
 * Back leads to the same rows: a list scrolls within its own frame, and draws only what is in sight, so its place and the
 * measured rows above it are kept for the entry of the history that it was left from.
 */
import type { Virtualizer, VirtualItem } from '@tanstack/react-virtual';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface KeptPlace {
  initialOffset: number;
  initialMeasurementsCache: VirtualItem[];
}

const PLACES = new Map<string, KeptPlace>();

/** Options of a virtualizer whose frame opens where it was left. */
export function useKeptPlace(name: string): Partial<KeptPlace> {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  return (isBack && PLACES.get(`${key} ${name}`)) || {};
}

export function useKeepPlace<Frame extends Element, Row extends Element>(
  name: string,
  rows: Virtualizer<Frame, Row>,
): void {
  const { key } = useLocation();
  useEffect(
    () => () => {
      const place = `${key} ${name}`;
      if (rows.scrollOffset) {
        PLACES.set(place, {
          initialOffset: rows.scrollOffset,
          initialMeasurementsCache: rows.takeSnapshot(),
        });
      } else PLACES.delete(place);
    },
    [key, name, rows],
  );
}
