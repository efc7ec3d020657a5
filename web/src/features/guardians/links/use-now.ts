import { useEffect, useState } from 'react';

const STEP_MS = 15_000;

/** The time, a little behind at most: for what runs out while somebody looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
