import { useState } from 'react';

/** Holds what is shown while something goes on that leads elsewhere: nothing moves on a page that is about to be left. */
export function useStill<Value>(value: Value, isStill: boolean): Value {
  const [held, setHeld] = useState(value);
  if (!isStill && held !== value) setHeld(value);
  return isStill ? held : value;
}
