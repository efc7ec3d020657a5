/** Requesting from an athlete's page. Only there: in the family's preview of the same parts nobody offers a request. */
import type { Askable } from '@faircourt/contracts/requests';
import { createContext, use } from 'react';
import type { AskableGroup } from './askable-groups.ts';

export interface Requesting {
  athleteId: string;
  athleteName: string;
  askable: Askable;
  /** What can be asked for just now. */
  groups: readonly AskableGroup[];
  today: string;
  /** Of these, what is ticked. */
  chosen: readonly AskableGroup[];
  choose: (groups: readonly AskableGroup[]) => void;
  /** Opens the one dialog with these ticked; with all of them where none is. The ticks of the page stay as they are. */
  ask: (groups: readonly AskableGroup[]) => void;
}

export const RequestContext = createContext<Requesting | null>(null);

/** Null for everybody but coaches, and until it is known what can be asked. */
export function useRequesting(): Requesting | null {
  return use(RequestContext);
}
