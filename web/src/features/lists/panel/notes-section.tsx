/** Notes with their author and time, newest first. */
import { WORK_LIMITS, type EntryWork, type ListNote } from '@faircourt/contracts/list-work';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useKeptText } from '../../../shell/drafts/use-kept-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { PanelSection } from './panel-section.tsx';
import { useAddNote, useDeleteNote } from './work.queries.ts';

export function NotesSection({ work }: { work: EntryWork }) {
  const t = useText();
  return (
    <PanelSection title={t('lists.notes.title')}>
      <NoteForm entryId={work.entry.id} />
      {work.notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {work.notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </PanelSection>
  );
}

/** What was typed stays when it cannot be sent, and when the panel is closed before. */
function NoteForm({ entryId }: { entryId: string }) {
  const t = useText();
  const errorText = useErrorText();
  const adding = useAddNote(entryId);
  const [body, setBody, dropBody] = useKeptText(`list-note.${entryId}`);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (body.trim() === '' || adding.isPending) return;
    setFailure(null);
    try {
      await adding.mutateAsync(body);
      dropBody();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <Field label={t('lists.notes.new')} hint={t('lists.notes.fair')}>
        <Textarea
          rows={3}
          value={body}
          maxLength={WORK_LIMITS.noteMax}
          onChange={({ target }) => setBody(target.value)}
        />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="sm" isBusy={adding.isPending}>
          {t('lists.notes.add')}
        </Button>
        {body !== '' && <span className="text-sm text-muted">{t('lists.panel.unsaved')}</span>}
      </div>
    </form>
  );
}

function Note({ note }: { note: ListNote }) {
  const t = useText();
  const format = useFormat();
  const deleting = useDeleteNote();
  return (
    <li className="flex items-start gap-2 rounded-md border border-line bg-surface p-3">
      <div className="min-w-0 flex-1">
        <p className="break-words whitespace-pre-line">{note.body}</p>
        <p className="mt-1.5 text-sm text-muted">
          {note.author_name} · <time dateTime={note.created_at}>{format.dateTime(note.created_at)}</time>
        </p>
      </div>
      {note.is_own && (
        <ConfirmedAction
          trigger={
            <IconButton label={t('lists.notes.delete')} className="size-9 shrink-0">
              <Trash2 aria-hidden />
            </IconButton>
          }
          title={t('lists.notes.delete.confirm')}
          description={t('lists.notes.delete.text')}
          confirmLabel={t('lists.notes.delete')}
          busyText={t('lists.form.busy')}
          onConfirm={() => deleting.mutateAsync(note.id)}
          done={{ title: t('lists.notes.deleted') }}
          failed={t('lists.notes.delete.failed')}
        />
      )}
    </li>
  );
}
