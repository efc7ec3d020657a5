import { useEffect, useRef, useState } from 'react';

/**
 * What a screen reader hears of a change, for as long as it is so: the page is also read line by line, where what has been undone
 * since would stand beside its contrary. `state` is what the page shows now; `say` names the one that it speaks of.
 */
export function useSaid(state: string): { said: string; say: (text: string, state: string) => void } {
  const [last, setLast] = useState<{ text: string; state: string } | null>(null);
  const isSo = last?.state === state;
  const wasSo = useRef(false);
  // Once it has changed it is over: coming back to the same state is somebody else's doing.
  useEffect(() => {
    if (wasSo.current && !isSo) setLast(null);
    wasSo.current = isSo;
  }, [isSo]);
  return { said: isSo ? last.text : '', say: (text, of) => setLast({ text, state: of }) };
}
