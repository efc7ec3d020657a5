import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down to a moment; 0 once it is past. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
