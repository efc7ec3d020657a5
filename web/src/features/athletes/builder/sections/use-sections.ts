/** Which sections are open. All at a desk; on a phone the first that lacks something. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { createContext, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeptView } from '../reload/kept-view.ts';
import { ACADEMICS_SECTIONS, firstIncomplete, PROFILE_SECTIONS, type SectionId } from './section-list.ts';

const PHONE = '(max-width: 639px)';

export interface Sections {
  openOnes: ReadonlySet<string>;
  toggle: (id: SectionId) => void;
  /** They are on the page when it returns, so that a field in them can take focus. */
  open: (ids: readonly SectionId[]) => void;
}

export const SectionsContext = createContext<Sections>({
  openOnes: new Set(),
  toggle: () => {},
  open: () => {},
});

export function useSections(profile: OwnProfile, reloaded: KeptView | null): Sections {
  const [openOnes, setOpenOnes] = useState<ReadonlySet<string>>(
    () => new Set(reloaded?.sections ?? openAtFirst(profile)),
  );
  return useMemo(
    () => ({
      openOnes,
      toggle: (id) =>
        setOpenOnes((ones) => new Set(ones.has(id) ? [...ones].filter((one) => one !== id) : [...ones, id])),
      open: (ids) => flushSync(() => setOpenOnes((ones) => new Set([...ones, ...ids]))),
    }),
    [openOnes],
  );
}

function openAtFirst(profile: OwnProfile): readonly SectionId[] {
  return matchMedia(PHONE).matches ? firstIncomplete(profile) : [...PROFILE_SECTIONS, ...ACADEMICS_SECTIONS];
}
