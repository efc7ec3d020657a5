import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, a minute at a time, for pages that stay open; and at once when something ends that the page speaks of. */
export function useNow(endsAt: string | null = null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const everyMinute = setInterval(tick, MINUTE_MS);
    const left = endsAt === null ? 0 : Date.parse(endsAt) - Date.now();
    // A browser counts no further than some weeks; what ends then has time until the next minute.
    const atTheEnd = left > 0 && left < MINUTE_MS * 60 ? setTimeout(tick, left) : undefined;
    return () => {
      clearInterval(everyMinute);
      clearTimeout(atTheEnd);
    };
  }, [endsAt]);
  return now;
}
