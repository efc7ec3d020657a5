import type { EditedPost } from '@faircourt/contracts/posts';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';

type NewerVersionProps = {
  edited: EditedPost;
  /** A save has just failed over it: the reader is taken here. Found on its own, it leaves them where they write. */
  isUrgent: boolean;
  isSaving: boolean;
  onSaveOver: () => void;
  onTake: () => void;
};

/** Somebody else saved first. Both texts are here, and the writer chooses; neither is lost before that. */
export function NewerVersion({
  edited: { post, versions },
  isUrgent,
  isSaving,
  onSaveOver,
  onTake,
}: NewerVersionProps) {
  const t = useText();
  const format = useFormat();
  const [newest] = versions;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUrgent) frame.current?.focus();
  }, [isUrgent]);
  return (
    <div ref={frame} tabIndex={-1} className="rounded-md">
      <Alert
        kind="caution"
        title={t('content.newer.title', {
          author: newest?.author_name ?? post.author_name,
          time: format.dateTime(newest?.created_at ?? post.updated_at),
        })}
        action={
          <>
            <Button
              variant="secondary"
              size="sm"
              isBusy={isSaving}
              busyText={t('content.save.busy')}
              onClick={onSaveOver}
            >
              {t('content.newer.save_over')}
            </Button>
            <ConfirmDialog
              trigger={
                <Button variant="secondary" size="sm">
                  {t('content.newer.take')}
                </Button>
              }
              title={t('content.newer.take.title')}
              description={t('content.newer.take.text')}
              confirmLabel={t('content.newer.take')}
              onConfirm={onTake}
            />
          </>
        }
      >
        <p>{t('content.newer.text')}</p>
        <section
          aria-label={t('content.newer.theirs')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          lang={post.locale}
          className="mt-3 max-h-64 overflow-y-auto rounded-md border border-line bg-surface p-4"
        >
          <p className="font-semibold break-words">{post.title}</p>
          <p className="mt-2 break-words whitespace-pre-wrap">{post.body}</p>
        </section>
      </Alert>
    </div>
  );
}
