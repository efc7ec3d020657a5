/** Every text that was ever saved of a post: to be read again, and to be taken back into the editor. */
import type { EditedPost } from '@faircourt/contracts/posts';
import { History, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { ConfirmDialog, Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';

export type PostVersion = EditedPost['versions'][number];

type VersionListProps = {
  edited: EditedPost;
  /** Something typed would be replaced. */
  isDirty: boolean;
  onRestore: (version: PostVersion) => void;
};

export function VersionList({ edited, isDirty, onRestore }: VersionListProps) {
  const t = useText();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('content.versions')}</CardTitle>
        <CardDescription>{t('content.versions.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <ol className="flex flex-col divide-y divide-line">
          {edited.versions.map((version) => (
            <VersionItem key={version.version} {...{ edited, version, isDirty, onRestore }} />
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}

function VersionItem({ edited, version, isDirty, onRestore }: VersionListProps & { version: PostVersion }) {
  const t = useText();
  const format = useFormat();
  const name = t('content.version', { version: version.version });
  const by = t('content.version.by', {
    author: version.author_name,
    time: format.dateTime(version.created_at),
  });
  const isCurrent = version.version === edited.post.version;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isCurrent && <Badge tone="court">{t('content.version.current')}</Badge>}
        </p>
        <p className="text-sm break-words text-muted">{by}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ShowVersion {...{ edited, version, name, by }} />
        {(!isCurrent || isDirty) && (
          <RestoreVersion name={name} isDirty={isDirty} onRestore={() => onRestore(version)} />
        )}
      </div>
    </li>
  );
}

function ShowVersion({
  edited: { post, file_key },
  version,
  name,
  by,
}: {
  edited: EditedPost;
  version: PostVersion;
  name: string;
  by: string;
}) {
  const t = useText();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10"
          icon={<History aria-hidden />}
          aria-label={t('ui.named_action', { action: t('content.version.show'), title: name })}
        >
          {t('content.version.show')}
        </Button>
      </DialogTrigger>
      <DialogContent title={name} description={by} className="sm:max-w-2xl">
        <article lang={post.locale} className="flex flex-col gap-3">
          <h3 className="text-lg break-words">{version.title}</h3>
          <MarkdownText source={version.body} isRich heading="h4" pictureKey={file_key} />
        </article>
      </DialogContent>
    </Dialog>
  );
}

/** Changes only the fields; nothing is saved by it. It asks when something typed would go. */
function RestoreVersion({
  name,
  isDirty,
  onRestore,
}: {
  name: string;
  isDirty: boolean;
  onRestore: () => void;
}) {
  const t = useText();
  const button = (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-10"
      icon={<RotateCcw aria-hidden />}
      aria-label={t('ui.named_action', { action: t('content.version.restore'), title: name })}
      {...(isDirty ? {} : { onClick: onRestore })}
    >
      {t('content.version.restore')}
    </Button>
  );
  if (!isDirty) return button;
  return (
    <ConfirmDialog
      trigger={button}
      title={t('content.version.restore.title', { name })}
      description={t('content.version.restore.text')}
      confirmLabel={t('content.version.restore')}
      onConfirm={onRestore}
    />
  );
}
