/** The Videos tab: add one, and the list of those that are there. */
import { AddVideoCard } from './add-video-card.tsx';
import type { NoteUnsaved } from './use-builder-form.ts';
import { VideoList } from './video-list.tsx';

export function VideosTab({ noteUnsaved }: { noteUnsaved: NoteUnsaved }) {
  return (
    <>
      <AddVideoCard noteUnsaved={noteUnsaved} />
      <VideoList />
    </>
  );
}
