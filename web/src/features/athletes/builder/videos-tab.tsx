/** The Videos tab: add one, and the list of those that are there. */
import { AddVideoCard } from './add-video-card.tsx';
import { VideoList } from './video-list.tsx';

export function VideosTab({ onDirtyChange }: { onDirtyChange: (form: string, isDirty: boolean) => void }) {
  return (
    <>
      <AddVideoCard onDirtyChange={onDirtyChange} />
      <VideoList />
    </>
  );
}
