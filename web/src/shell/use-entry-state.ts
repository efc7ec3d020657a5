/**
 * What was chosen on a page, there again when one comes back to it: kept in memory for its entry of the history, so a
 * page that is opened by a link begins from nothing, and leaving the document forgets it.
 */
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const KEPT = new Map<string, unknown>();

/** `name`: one to a page. */
export function useEntryState<Value>(name: string, initial: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const slot = `${useLocation().key} ${name}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const [value, setValue] = useState<Value>(() => {
    // What a name keeps is written here alone, by the component that reads it.
    return isBack && KEPT.has(slot) ? (KEPT.get(slot) as Value) : initial;
  });
  useEffect(() => {
    if (Object.is(value, initial)) KEPT.delete(slot);
    else KEPT.set(slot, value);
  }, [slot, value, initial]);
  return [value, setValue];
}
