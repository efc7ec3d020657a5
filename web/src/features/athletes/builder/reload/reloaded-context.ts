import { createContext } from 'react';
import type { KeptView } from './kept-view.ts';

/** Where the person was when a save reloaded the page; null when it was opened in any other way. */
export const ReloadedContext = createContext<KeptView | null>(null);
