/** Which forms and tabs of the builder hold something unsaved. */
import { createContext, useCallback, useMemo, useState } from 'react';
import { PROFILE_TABS, type ProfileTab } from './profile-steps.ts';
import type { NoteUnsaved } from './use-builder-form.ts';

/** The other tabs than the open one, for its save bar: all may be saved here and not there. */
export const UnsavedElsewhereContext = createContext<readonly ProfileTab[]>([]);

/** By the name of its form, as it reports itself. */
const TAB_OF: Readonly<Record<string, ProfileTab>> = {
  profile: 'profile',
  academics: 'academics',
  video: 'videos',
};

interface UnsavedForms {
  isUnsaved: boolean;
  tabs: readonly ProfileTab[];
  noteUnsaved: NoteUnsaved;
  discard: () => void;
}

/** What was typed on another page, such as a message, is none of this one's business. */
export function useUnsavedForms(): UnsavedForms {
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, () => void>>(new Map());
  const noteUnsaved = useCallback<NoteUnsaved>((form, discard) => {
    setUnsaved((forms) => {
      if (forms.get(form) === (discard ?? undefined)) return forms;
      const next = new Map(forms);
      if (discard) next.set(form, discard);
      else next.delete(form);
      return next;
    });
  }, []);
  const discard = () => {
    for (const discardForm of unsaved.values()) discardForm();
  };
  const tabs = useMemo(() => tabsOf([...unsaved.keys()]), [unsaved]);
  return { isUnsaved: unsaved.size > 0, tabs, noteUnsaved, discard };
}

/** In the order of the tabs. */
function tabsOf(forms: readonly string[]): ProfileTab[] {
  return PROFILE_TABS.filter((tab) => forms.some((form) => TAB_OF[form] === tab));
}
