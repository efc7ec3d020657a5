import type { Post } from '@faircourt/contracts/posts';
import type { PostStatus } from '@faircourt/contracts/vocabulary';
import { Archive, Globe, Save, Trash2 } from 'lucide-react';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useArchivePost, useDeletePost } from './posts.queries.ts';
import type { PostSaving } from './use-post-saving.ts';

type PostActionsProps = {
  post: Post | null;
  saving: PostSaving;
  isDirty: boolean;
  onDeleted: () => void;
};

/** What can be done with a post in its present state. */
export function PostActions({ post, saving, isDirty, onDeleted }: PostActionsProps) {
  const t = useText();
  const status: PostStatus = post?.status ?? 'draft';
  const isPublished = status === 'published';
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        {!isPublished && (
          <Button
            icon={<Globe aria-hidden />}
            isBusy={saving.busy === 'publish'}
            busyText={t('content.publish.busy')}
            onClick={saving.publish}
          >
            {t(status === 'archived' ? 'content.publish.again' : 'content.publish')}
          </Button>
        )}
        <Button
          type="submit"
          variant={isPublished ? 'primary' : 'secondary'}
          icon={<Save aria-hidden />}
          isBusy={saving.busy === 'save'}
          busyText={t('content.save.busy')}
        >
          {t(`content.save.${status}`)}
        </Button>
        {post && isPublished && <ArchiveButton post={post} />}
        {post && post.published_at === null && <DeleteButton post={post} onDeleted={onDeleted} />}
      </div>
      <p className="text-sm text-muted">
        {isDirty && saving.busy === null && <span className="mr-2 text-ink">{t('content.unsaved')}</span>}
        {t(`content.hint.${status}`)}
      </p>
    </div>
  );
}

function ArchiveButton({ post: { id, title } }: { post: Post }) {
  const t = useText();
  const archive = useArchivePost();
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" icon={<Archive aria-hidden />}>
          {t('content.archive')}
        </Button>
      }
      title={t('content.archive.title', { title })}
      description={t('content.archive.text')}
      confirmLabel={t('content.archive')}
      busyText={t('content.archive.busy')}
      isDestructive={false}
      onConfirm={() => archive.mutateAsync(id)}
      done={{ title: t('content.archive.done') }}
      failed={t('content.archive.failed')}
    />
  );
}

/** Only what nobody has read: what was public once is archived instead. */
function DeleteButton({ post: { id, title }, onDeleted }: { post: Post; onDeleted: () => void }) {
  const t = useText();
  const remove = useDeletePost();
  return (
    <ConfirmedAction
      trigger={
        <Button variant="ghost" className="text-stop" icon={<Trash2 aria-hidden />}>
          {t('content.delete')}
        </Button>
      }
      title={t('content.delete.title', { title })}
      description={t('content.delete.text')}
      confirmLabel={t('content.delete')}
      busyText={t('content.delete.busy')}
      onConfirm={async () => {
        await remove.mutateAsync(id);
        onDeleted();
      }}
      done={{ title: t('content.delete.done') }}
      failed={t('content.delete.failed')}
    />
  );
}
