import type { Affiliation } from '@faircourt/contracts/institutions';
import { EVIDENCE_NOTE_MAX, statementSchema, type Statement } from '@faircourt/contracts/verification';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useKeptDraft, useRestoredDraft } from '../../shell/drafts/use-form-draft.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useGiveStatement } from './affiliation.queries.ts';
import { withScheme } from './web-address.ts';

type NoteForm = { note: string; link: string };
const DRAFT = 'institution.note';
const EMPTY: NoteForm = { note: '', link: '' };

/** Something said is what makes a note one; a page alone says enough too. */
const noteSchema = statementSchema.refine(({ note, link }) => note !== null || link !== null, {
  path: ['note'],
  params: { code: 'required' },
});
const resolver = contractResolver<NoteForm, Statement>(noteSchema, ({ note, link }) => ({
  note,
  link: withScheme(link),
}));

type NoteCardProps = { affiliation: Affiliation; verificationId: string };

/** What a coach says to the director who checks: of their own accord, or because more was asked. */
export function NoteCard({ affiliation, verificationId }: NoteCardProps) {
  const t = useText();
  const titleId = useId();
  const isAsked = affiliation.reason !== null;
  const { form, failure, give } = useNoteForm(verificationId);
  const { errors, isSubmitting } = form.formState;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>
          {t(isAsked ? 'institution.note.answer' : 'institution.note.title')}
        </CardTitle>
        <CardDescription>{t('institution.note.text')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <GivenStatements statements={affiliation.statements} />
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void give(event)}>
          <Field
            label={t('institution.note.label')}
            error={errors.note?.message && describeFieldError(errors.note.message, t)}
          >
            <Textarea maxLength={EVIDENCE_NOTE_MAX} {...form.register('note')} />
          </Field>
          <Field
            label={t('institution.note.link')}
            isOptional
            hint={t('institution.note.link.hint')}
            error={errors.link && t('field_error.web_address')}
          >
            <Input
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register('link')}
            />
          </Field>
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <Button
            type="submit"
            icon={<Send aria-hidden />}
            isBusy={isSubmitting}
            busyText={t('institution.note.busy')}
            className="self-start max-sm:w-full"
          >
            {t(isAsked ? 'institution.note.submit_answer' : 'institution.note.submit')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

function useNoteForm(verificationId: string) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const request = useGiveStatement(verificationId);
  const form = useForm<NoteForm, unknown, Statement>({ resolver, defaultValues: EMPTY });
  useRestoredDraft(form, DRAFT, { shouldValidate: false });
  useKeptDraft(form, DRAFT);

  const give = form.handleSubmit(async (statement) => {
    setFailure(null);
    try {
      await request.mutateAsync(statement);
      form.reset(EMPTY);
      toast.success({ title: t('institution.note.done') });
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => path === 'note' || path === 'link')) {
        setFailure(errorText(error, t('institution.note.failed')));
      }
    }
  });
  return { form, failure, give };
}

function GivenStatements({ statements }: { statements: Affiliation['statements'] }) {
  const t = useText();
  const format = useFormat();
  if (statements.length === 0) return null;
  return (
    <section aria-label={t('institution.note.given')}>
      <ul className="flex flex-col gap-3">
        {statements.map(({ note, link, given_at }) => (
          <li key={given_at} className="rounded-md border border-line bg-sunken/60 p-4">
            <p className="text-sm text-muted">
              {t('institution.note.given_at', { date: format.dateTime(given_at) })}
            </p>
            {note && <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>}
            {link && <p className="mt-1 [overflow-wrap:anywhere]">{link}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
