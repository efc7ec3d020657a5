/** The page where a director writes a post: the fields, the notes beside them, what can be done with it, and its earlier versions. */
import type { EditedPost } from '@faircourt/contracts/posts';
import { useLingui } from '@lingui/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS, postPath } from '../../shell/paths.ts';
import { UnsavedChanges } from '../../shell/unsaved-changes.tsx';
import { matchLocale } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { BodyField } from './body-field.tsx';
import { NewerVersion } from './newer-version.tsx';
import { PostActions } from './post-actions.tsx';
import { PostFields } from './post-fields.tsx';
import { emptyValues, valuesOf } from './post-values.ts';
import { usePostForm } from './use-post-form.ts';
import { usePostSaving } from './use-post-saving.ts';
import { VersionList, type PostVersion } from './version-list.tsx';

type PostEditorProps = {
  /** Null for one that is yet to be. */
  edited: EditedPost | null;
  /** It was there a moment ago: a colleague has deleted it, and the text in the fields can become a new one. */
  isGone?: boolean;
  countries: readonly string[];
};

export function PostEditor({ edited, isGone = false, countries }: PostEditorProps) {
  const t = useText();
  const { locale } = useLingui().i18n;
  const post = edited?.post ?? null;
  const current = isGone ? null : edited;
  const saved = useMemo(
    () => (post ? valuesOf(post) : emptyValues(countries, matchLocale([locale]))),
    [post, countries, locale],
  );
  const writing = usePostForm(post?.id ?? 'new', saved);
  const { form, isDirty, isBehind, isRestored, discard } = writing;
  const leave = useLeaving();
  const saving = usePostSaving(current, writing, (id) => leave(postPath(id)));
  const restore = ({ title, body }: PostVersion) => {
    form.setValue('title', title, { shouldDirty: true, shouldValidate: true });
    form.setValue('body', body, { shouldDirty: true, shouldValidate: true });
    toast.info({ title: t('content.version.restored'), description: t('content.version.restored_text') });
    form.setFocus('title');
  };
  return (
    <>
      <output className="block empty:hidden">
        {isGone && (
          <Alert kind="caution" title={t('content.gone.title')}>
            {t('content.gone.text')}
          </Alert>
        )}
      </output>
      {isRestored && <DraftNote onDiscard={discard} />}
      {current && isBehind && (
        <NewerVersion
          edited={current}
          isUrgent={saving.isRefused}
          isSaving={saving.busy !== null}
          onSaveOver={saving.saveOver}
          onTake={discard}
        />
      )}
      <Card>
        <CardContent>
          <form
            noValidate
            className="flex flex-col gap-6"
            onSubmit={(event) => {
              event.preventDefault();
              if (saving.busy === null) saving.save();
            }}
          >
            {/* A new post moves to its own address once it is saved; what was typed until then would stay behind. */}
            <fieldset
              disabled={current === null && saving.busy !== null}
              className="flex min-w-0 flex-col gap-6"
            >
              <PostFields form={form} countries={countries} />
              <BodyField form={form} edited={current} />
            </fieldset>
            <PostActions
              post={current?.post ?? null}
              saving={saving}
              isDirty={isDirty}
              onDeleted={() => {
                discard();
                leave(PATHS.content);
              }}
            />
          </form>
        </CardContent>
      </Card>
      {edited && <VersionList edited={edited} isDirty={isDirty} onRestore={restore} />}
      <UnsavedChanges isUnsaved={isDirty} onDiscard={discard} />
    </>
  );
}

function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useText();
  return (
    <Alert
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {t('content.draft.discard')}
        </Button>
      }
    >
      {t('content.draft.text')}
    </Alert>
  );
}

/** After the next render: until then the page would still ask whether unsaved changes may be left behind. */
function useLeaving(): (path: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
  return setTarget;
}
